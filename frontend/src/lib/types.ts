/** What the server sends, in types; the names are the engine's. */

export interface SeatSeen {
  money: number;
  income: number;
  level: number;
  points: number;
  spent: number;
  hand_size: number;
  mat: Record<string, number[]>;
  links_left: number;
  discards: string[];
  hand: string[] | null;
}

export interface TileSeen {
  tile: string;
  owner: number;
  cubes: number;
  sold: boolean;
}

export interface ChoiceSeen {
  code: number;
  text: string;
  verb: string;
  industry?: string | null;
  slot?: string | null;
  link?: string | null;
  card?: string | null;
  space?: string | null;
  amount?: number | null;
}

export interface Question {
  kind: string;
  seat: number | null;
  text: string;
  begun: string[];
  verb: string | null;
  industry: string | null;
  slot: string | null;
  link: string | null;
  cards_due: number;
  due: Record<string, number>;
  owed: number;
}

export interface ResultSeen {
  points: number[];
  places: number[];
  tie_break: string | null;
  winners: number[];
}

export interface View {
  version: number;
  title: string;
  options: Record<string, unknown>;
  seat: number | null;
  era: string;
  round: number;
  order: number[];
  to_act: number | null;
  actions: number;
  seats: SeatSeen[];
  tiles: Record<string, TileSeen>;
  links: Record<string, number>;
  discards: string[];
  pile_size: number;
  coal: number;
  iron: number;
  own: any;
  question: Question;
  choices: ChoiceSeen[];
  can_undo: boolean;
  can_undo_turn: boolean;
  result: ResultSeen | null;
  before_scoring: { tiles: Record<string, TileSeen>; links: Record<string, number> } | null;
}

export interface Event {
  kind: string;
  seat: number | null;
  details: Record<string, number | string | null>;
  action: number;
}

export interface ActionTold {
  number: number;
  seat: number;
  line: string;
  era: string;
  round: number;
  sentences: string[];
  money: number;
  points: number;
  events: Event[];
}

export interface Haul {
  goods: string;
  count: number;
  source: string;
  owner: number | null;
  path: string[];
  to: string;
  money: number;
}
export interface Flip {
  slot: string;
  tile: string;
  owner: number;
  income_from: number;
  income_to: number;
}
export interface Effect {
  kind: string;
  text: string;
  goods?: string;
}
export interface SeatAfter {
  money: number;
  income: number;
  level: number;
  points: number;
  spent: number;
  place_next: number;
}

export interface Preview {
  line: string;
  assumed: string[];
  whole: boolean;
  price: Record<string, number>;
  built: Record<string, TileSeen>;
  laid: string[];
  developed: string[];
  removed: string[];
  hauls: Haul[];
  sold: Haul[];
  flips: Flip[];
  seats: SeatAfter[];
  coal: number;
  iron: number;
  effects: Effect[];
}

export interface TilePrinted {
  tile: string;
  industry: string;
  level: number;
  count: number;
  cost: number;
  coal: number;
  iron: number;
  beer: number;
  points: number;
  income: number;
  link_points: number;
  cubes: number[];
  eras: string[];
  develops: boolean;
  profit: number;
}
export interface SlotPrinted {
  slot: string;
  place: string;
  industries: string[];
  x: number;
  y: number;
}
export interface PlacePrinted {
  place: string;
  kind: string;
  region: string | null;
  x: number;
  y: number;
  label_x: number | null;
  label_y: number | null;
  link_points: number;
}
export interface LinkPrinted {
  link: string;
  ends: string[];
  eras: string[];
  x: number;
  y: number;
  path: number[][];
}
export interface CardPrinted {
  card: string;
  kind: string;
  count: number;
  industries: string[];
  places: string[];
  region: string | null;
}

export interface Sheet {
  title: string;
  board: string | null;
  width: number;
  height: number;
  slot_size: number;
  industries: string[];
  eras: string[];
  rounds: number[];
  places: PlacePrinted[];
  slots: SlotPrinted[];
  links: LinkPrinted[];
  tiles: TilePrinted[];
  cards: CardPrinted[];
  markets: Record<string, number[]>;
  overflow: Record<string, number>;
  income_track: number[];
  own: any;
  drawing: any;
  reconstructed: string[];
  link_costs: any;
}

/** Something on the map that can be aimed at and picked. */
export interface Target {
  kind: 'slot' | 'link' | 'space' | 'market' | 'place';
  name: string;
}

/** A refusal shown on the map. */
export interface RefusedAt {
  target: Target;
  text: string;
  rule: string | null;
  way: string | null;
}

/** What the table asks the map to show. */
export interface BoardState {
  legal: ChoiceSeen[];
  aimed: number | null;
  preview: Preview | null;
  refused: RefusedAt | null;
  lit: ActionTold | null;
}

/* What the server adds around the engine's own structs. */

export interface OptionCard {
  name: string;
  values: (string | boolean)[];
  about: string;
  rule: string | null;
}

export interface TitleCard {
  name: string;
  full_name: string;
  seats: number[];
  default_seats: number;
  variants: string[];
  boards: string[];
  automa: string[];
  options: OptionCard[];
  stage: string;
  notes: string;
}

export interface BotCard {
  name: string;
  about: string;
  strength: number | null;
}
export interface Rule {
  id: string;
  chapter: string;
  text: string;
  source: string;
}

export interface PlayerAsked {
  kind: 'me' | 'here' | 'friend' | 'bot' | 'automa';
  name?: string;
  bot?: string;
}

export interface NewGame {
  title: string;
  seats?: number;
  variant?: string;
  board?: string;
  automa?: string;
  rules?: Record<string, unknown>;
  seed?: number;
  confirm_turns?: boolean;
  players: PlayerAsked[];
  clock?: { per: 'turn' | 'game'; seconds: number; then?: 'move' | 'bot' | 'nothing' };
  open?: boolean;
}

export interface SeatToken {
  seat: number;
  token: string;
}
export interface Created {
  game: string;
  seats: SeatToken[];
  invitations: { seat: number; code: string }[];
  host?: string | null;
}
export interface Joined {
  game: string;
  seat: number;
  token: string;
}

export interface Player {
  seat: number;
  kind: 'person' | 'free' | 'bot' | 'automa';
  name: string;
  bot: string | null;
  online: boolean;
  clock?: number | null;
}

export interface Listed {
  id: string;
  title: string;
  options: Record<string, unknown>;
  players: Player[];
  status: string;
  to_act: number | null;
  round: number;
  era: string;
  entries: number;
  created: number;
  updated: number;
  result?: { points: number[]; places: number[] } | null;
  mine: number[];
}

export interface GameInfo extends Omit<Listed, 'result'> {
  commitment: string;
  seed: number | null;
}

export interface Seen {
  entry: number;
  view: View;
  players: Player[];
}

/** What the live feed sends. */
export interface FeedMessage {
  entry?: number;
  /** How many of the actions known before still stand; `actions` goes on from there. */
  since?: number;
  actions?: ActionTold[];
  view?: View;
  players?: Player[];
}

export interface Why {
  allowed: boolean;
  rule?: string | null;
  reason?: string | null;
  text?: string | null;
}
export interface PreviewOf {
  choice: string | number;
  preview: Preview | null;
  refusal?: Why | null;
}

export interface ChartRound {
  era: string;
  round: number;
  entry: number;
  /** As if the era ended there. */
  points: number[];
  income: number[];
  money: number[];
}
export interface Chart {
  rounds: ChartRound[];
  sources: Record<string, number[]>;
}
