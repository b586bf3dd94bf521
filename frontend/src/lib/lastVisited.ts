/** The game visited last, and its last refusal. */

export interface Refusal {
  rule: string | null;
  text: string;
}

interface LastVisited {
  game: string | null;
  refusal: Refusal | null;
}

export const lastVisited: LastVisited = { game: null, refusal: null };
