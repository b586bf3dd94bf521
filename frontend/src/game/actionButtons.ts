/** Action buttons: icons, keys, and the actions of each title. */

export interface ActionButton {
  verb: string;
  icon: string;
  key: string;
}

const ALL: ActionButton[] = [
  { verb: 'build', icon: 'a-build', key: 'B' },
  { verb: 'build double', icon: 'a-build', key: 'T' },
  { verb: 'link', icon: 'a-network', key: 'N' },
  { verb: 'develop', icon: 'a-develop', key: 'D' },
  { verb: 'sell', icon: 'a-sell', key: 'S' },
  { verb: 'loan', icon: 'a-loan', key: 'L' },
  { verb: 'repay', icon: 'a-loan', key: 'R' },
  { verb: 'scout', icon: 'a-scout', key: 'C' },
  { verb: 'draw', icon: 'c-card', key: 'W' },
  { verb: 'pass', icon: 'a-pass', key: 'P' },
];

const SHARED = ['build', 'link', 'develop', 'sell', 'pass'];

/** Further actions of each title; a legal action is always shown. */
const OWN: Record<string, string[]> = {
  birmingham: ['loan', 'scout'],
  lancashire: ['build double', 'loan'],
  age_of_industry: ['build double', 'draw', 'repay'],
};

export function actionButtons(title: string, open: Set<string>): ActionButton[] {
  const own = OWN[title] ?? [];
  return ALL.filter(({ verb }) => SHARED.includes(verb) || own.includes(verb) || open.has(verb));
}
