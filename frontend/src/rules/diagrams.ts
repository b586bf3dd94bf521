/** Diagrams of the rulebook: for each rule an allowed example and one that is not. */

/** A place of a diagram: tile, empty slot or merchant. */
export interface DiagramPlace {
  tile?: { industry: string; level: number; owner: number; cubes?: number; sold?: boolean; ghost?: boolean };
  slot?: { industry: string; state: '' | 'legal' | 'refused' };
  buyer?: string;
}

/** Connection of a place with the next: an owned, previewed or missing link, or none. */
export interface DiagramLink {
  owner?: number;
  ghost?: boolean;
  lack?: boolean;
  /** Draws an arrow: the first place becomes the next. */
  becomes?: boolean;
  /** Goods that move along the link, or in an arc where no link is needed. */
  goods?: 'coal' | 'iron' | 'beer';
  /** Shows the points of the link. */
  worth?: boolean;
}

export interface Diagram {
  allowed: boolean;
  /** Id of the message of the caption. */
  caption: string;
  spots: DiagramPlace[];
  ways: DiagramLink[];
}

const YOU = 0;
const BELL = 1;
const TREFOIL = 3;

const mine: DiagramPlace = { tile: { industry: 'coal', level: 2, owner: BELL, cubes: 2 } };
const works: DiagramPlace = { tile: { industry: 'iron', level: 1, owner: BELL, cubes: 3 } };
const between: DiagramPlace = { slot: { industry: 'cotton', state: '' } };
const planned: DiagramPlace = { tile: { industry: 'iron', level: 2, owner: YOU, cubes: 3, ghost: true } };
const barred: DiagramPlace = { slot: { industry: 'iron', state: 'refused' } };
const yours: DiagramPlace = { tile: { industry: 'coal', level: 1, owner: YOU, cubes: 1 } };
const goods: DiagramPlace = { tile: { industry: 'cotton', level: 2, owner: YOU } };
const soldGoods: DiagramPlace = { tile: { industry: 'cotton', level: 2, owner: YOU, sold: true } };

const coal: Diagram[] = [
  { allowed: true, caption: 'figure-coal-comes', spots: [mine, between, planned], ways: [{ owner: TREFOIL, goods: 'coal' }, { owner: YOU, goods: 'coal' }] },
  { allowed: false, caption: 'figure-link-missing', spots: [mine, between, barred], ways: [{ owner: TREFOIL }, { lack: true }] },
];
const iron: Diagram[] = [{ allowed: true, caption: 'figure-iron-flies', spots: [works, { tile: { industry: 'cotton', level: 2, owner: YOU, ghost: true } }], ways: [{ goods: 'iron' }] }];
const rails: Diagram[] = [
  { allowed: true, caption: 'figure-link-begins', spots: [yours, between, between], ways: [{ owner: YOU }, { owner: YOU, ghost: true }] },
  { allowed: false, caption: 'figure-link-elsewhere', spots: [yours, between, between], ways: [{}, { lack: true }] },
];
const network: Diagram[] = [
  { allowed: true, caption: 'figure-network-own', spots: [yours, { slot: { industry: 'cotton', state: 'legal' } }], ways: [{ owner: YOU }] },
  { allowed: false, caption: 'figure-network-rival', spots: [yours, { slot: { industry: 'cotton', state: 'refused' } }], ways: [{ owner: BELL }] },
];
const beer: Diagram[] = [
  { allowed: true, caption: 'figure-beer-own', spots: [{ tile: { industry: 'brewery', level: 1, owner: YOU, cubes: 1 } }, soldGoods], ways: [{ goods: 'beer' }] },
  { allowed: false, caption: 'figure-beer-rival', spots: [{ tile: { industry: 'brewery', level: 1, owner: BELL, cubes: 1 } }, goods], ways: [{ lack: true }] },
];
const sale: Diagram[] = [
  { allowed: true, caption: 'figure-sale', spots: [soldGoods, between, { buyer: 'cotton' }], ways: [{ owner: BELL }, { owner: YOU }] },
  { allowed: false, caption: 'figure-sale-other', spots: [goods, between, { buyer: 'manufacturer' }], ways: [{ owner: BELL }, { owner: YOU }] },
];
const replacing: Diagram[] = [
  { allowed: true, caption: 'figure-overbuild-own', spots: [{ tile: { industry: 'cotton', level: 1, owner: YOU } }, { tile: { industry: 'cotton', level: 2, owner: YOU, ghost: true } }], ways: [{ becomes: true }] },
  { allowed: false, caption: 'figure-overbuild-rival', spots: [{ tile: { industry: 'cotton', level: 1, owner: BELL } }, { slot: { industry: 'cotton', state: 'refused' } }], ways: [{ becomes: true }] },
];
const scoring: Diagram[] = [
  {
    allowed: true,
    caption: 'figure-link-scores',
    spots: [{ tile: { industry: 'coal', level: 2, owner: BELL, sold: true } }, { tile: { industry: 'brewery', level: 1, owner: YOU, sold: true } }],
    ways: [{ owner: YOU, worth: true }],
  },
];

/** Diagrams by rule or chapter. */
const FIGURES: Record<string, Diagram[]> = {
  'BB-coal': coal,
  'BB-connect': coal,
  'BL-coal': coal,
  'AI-supply': coal,
  'BB-iron': iron,
  'BL-iron': iron,
  'BB-link': rails,
  'BL-link': rails,
  'AI-rail': rails,
  'BB-network': network,
  'BB-beer': beer,
  'BB-sell': sale,
  'BB-overbuild': replacing,
  'BB-score': scoring,
};

/** Returns the diagrams of a rule: its own, or those of its group. */
export function diagramsOf({ id, group }: { id: string; group: string }): Diagram[] {
  return FIGURES[id] ?? FIGURES[group] ?? [];
}
