/** Rule options of a title: which of them have an effect in the game set up, and their values. */
import type { OptionCard, TitleCard } from '../lib/types';

/** Settings of a new game that decide about its options. */
export interface Settings {
  seats: number;
  variant: string | null;
  board: string | null;
  rules: Record<string, unknown>;
}

/** Returns the value of an option that the variant sets, else the printed one. */
export const usualValue = (title: TitleCard, option: OptionCard, variant: string | null): string | boolean =>
  (variant ? title.presets[variant]?.[option.name] : undefined) ?? option.default;

/** Returns the value of an option in the game set up. */
export const optionValue = (title: TitleCard, option: OptionCard, { variant, rules }: Settings): unknown =>
  rules[option.name] ?? usualValue(title, option, variant);

/** Returns the options that can change the game set up. */
export function effectiveOptions(title: TitleCard, settings: Settings): OptionCard[] {
  const setting = (key: string): unknown => {
    if (key === 'seats' || key === 'variant') return settings[key];
    if (key === 'board') return settings.board ?? title.boards[0];
    const other = title.options.find((option) => option.name === key);
    return other && optionValue(title, other, settings);
  };
  const holds = (condition: Record<string, string[]>): boolean =>
    Object.entries(condition).every(([key, values]) => values.includes(String(setting(key))));
  return title.options.filter(({ when }) => when.length === 0 || when.some(holds));
}
