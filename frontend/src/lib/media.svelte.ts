/** How much room there is. */

class Media {
  private narrow = window.matchMedia('(max-width: 699px)');
  phone = $state(this.narrow.matches);

  constructor() {
    this.narrow.addEventListener('change', () => (this.phone = this.narrow.matches));
  }
}

export const media = new Media();
