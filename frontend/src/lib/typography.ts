/** Non-breaking spaces, by the rules that the server uses for its sentences. */
const HARD = '\u00a0';

const SOFT: Record<string, RegExp> = {
  fr: / (?=[:;!?»])|(?<=«) |(?<=niv\.) |(?<=[\d}]) (?=%|PV(?!\p{L}))/gu,
  ru: /(?<=[\d}]) (?=%|ПО(?!\p{L}))/gu,
};

/** Returns a text with the non-breaking spaces of a language; English needs none. */
export function typeset(language: string, text: string): string {
  const soft = SOFT[language];
  return soft ? text.replace(soft, HARD) : text;
}
