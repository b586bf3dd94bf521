/** Non-breaking spaces, by the rules that the server uses for its sentences. */
const HARD = '\u00a0';

/** Returns a text with the non-breaking spaces of a language; only French needs them. */
export function typeset(language: string, text: string): string {
  return language === 'fr' ? text.replace(/ (?=[:;!?»])|(?<=«) /g, HARD) : text;
}
