/** The icons of the sprite. */
import more from '../common/symbols-more.svg?raw';
import symbols from '../common/symbols.svg?raw';

export const iconNames = [...(symbols + more).matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!);
