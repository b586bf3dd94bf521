/** Size classes of the window. */

class Breakpoints {
  private narrow = window.matchMedia('(max-width: 699px)');
  private short = window.matchMedia('(max-height: 859px) and (min-width: 1024px)');
  private broad = window.matchMedia('(min-aspect-ratio: 11/5) and (min-width: 2200px)');
  private flat = window.matchMedia('(max-height: 499px) and (min-width: 560px) and (max-width: 1199px)');
  phone = $state(this.narrow.matches);
  /** A phone that lies on its side, or a window enlarged as much. */
  lying = $state(this.flat.matches);
  /** A desktop window of little height. */
  low = $state(this.short.matches);

  /** Room for a third column beside board and panels. */
  wide = $state(this.broad.matches);

  constructor() {
    this.broad.addEventListener('change', () => (this.wide = this.broad.matches));
    this.narrow.addEventListener('change', () => (this.phone = this.narrow.matches));
    this.flat.addEventListener('change', () => (this.lying = this.flat.matches));
    this.short.addEventListener('change', () => (this.low = this.short.matches));
  }
}

export const breakpoints = new Breakpoints();
