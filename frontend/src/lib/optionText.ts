/** Words for variants and rule options, in the lobby, at the table and in invitations. */
import { has, idPart, say } from './messages.svelte';

/** Returns the name of a variant. */
export const variantName = (variant: string): string => (has(`variant-${variant}`) ? say(`variant-${variant}`) : variant);

/** Returns what an option is about; titles that the page does not know bring their own text. */
export function optionName(name: string, about = name): string {
  const id = `option-${idPart(name)}`;
  return has(id) ? say(id) : about;
}

/** Returns the text of an option's value. */
export function optionValueText(name: string, value: unknown): string {
  const own = `value-${idPart(name)}-${idPart(String(value))}`;
  const plain = `value-${String(value)}`;
  return has(own) ? say(own) : has(plain) ? say(plain) : String(value);
}

export interface OptionInForce {
  name: string;
  value: string;
}

/** Returns the variant and the options of a game that differ from the printed rules, in words. */
export function optionsInForce(options: Record<string, unknown>): OptionInForce[] {
  const { variant, rules } = options as { variant?: string; rules?: Record<string, unknown> };
  const changed = Object.entries(rules ?? {}).map(([name, value]) => ({ name: optionName(name), value: optionValueText(name, value) }));
  return [...(variant ? [{ name: say('option-row', { row: 'variant' }), value: variantName(variant) }] : []), ...changed];
}

/** Returns the options in force in a few words; empty when the game is played as printed. */
export function optionsSummary(options: Record<string, unknown>): string {
  const { variant, rules } = options as { variant?: string; rules?: Record<string, unknown> };
  const count = Object.keys(rules ?? {}).length;
  return [...(variant ? [variantName(variant)] : []), ...(count ? [say('rules-changed', { count })] : [])].join(', ');
}
