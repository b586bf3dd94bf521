/** Where one came from: the game last looked at, and what was refused there. */

export interface Refusal {
  rule: string | null;
  text: string;
}

interface Trail {
  game: string | null;
  refusal: Refusal | null;
}

export const trail: Trail = { game: null, refusal: null };
