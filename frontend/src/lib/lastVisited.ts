/** Where one came from: the game last looked at, and what was refused there. */

export interface Refusal {
  rule: string | null;
  text: string;
}

interface LastVisited {
  game: string | null;
  refusal: Refusal | null;
}

export const lastVisited: LastVisited = { game: null, refusal: null };
