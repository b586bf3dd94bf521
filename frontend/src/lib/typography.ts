/** Spaces that hold together what must not be parted at the end of a line, the same as in the sentences of the server. */
const HARD = '\u00a0';

/** Returns messages with hard spaces where the language wants them; English needs none. */
export function typeset(language: string, text: string): string {
  return language === 'fr' ? text.replace(/ (?=[:;!?»])|(?<=«) /g, HARD) : text;
}
