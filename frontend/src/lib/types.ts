/** What the server sends, by the names the page uses; the types themselves are made from its schema. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type LoggedAction = Schemas['LoggedAction'];
export type BotCard = Schemas['BotCard'];
export type CardPrinted = Schemas['CardPrinted'];
export type Chart = Schemas['GameChart'];
export type ChartRound = Schemas['ChartRound'];
export type ChoiceView = Schemas['ChoiceView'];
export type Created = Schemas['Created'];
export type Device = Schemas['Device'];
export type Effect = Schemas['Effect'];
export type Event = Schemas['Event'];
export type Flip = Schemas['Flip'];
export type GameInfo = Schemas['GameInfo'];
export type Haul = Schemas['Haul'];
export type Invited = Schemas['Invited'];
export type Joined = Schemas['Joined'];
export type KeptCard = Schemas['SampleGameCard'];
export type LinkPrinted = Schemas['LinkPrinted'];
export type Listed = Schemas['ListedGame'];
export type NewGame = Schemas['NewGame'];
export type OptionCard = Schemas['OptionCard'];
export type Outlook = Schemas['GameAnalysis'];
export type PlacePrinted = Schemas['PlacePrinted'];
export type Player = Schemas['Player'];
export type PlayerAsked = Schemas['NewPlayer'];
export type Preview = Schemas['Preview'];
export type PreviewOf = Schemas['PreviewReply'];
export type Question = Schemas['View']['question'];
export type ResultView = Schemas['ResultView'];
export type Rule = Schemas['RuleCard'];
export type SeatAfter = Schemas['SeatAfter'];
export type SeatCode = Schemas['SeatCode'];
export type PlayerView = Schemas['PlayerView'];
export type SeatToken = Schemas['SeatToken'];
export type TableState = Schemas['TableState'];
export type Sheet = Schemas['BoardData'];
export type SlotPrinted = Schemas['SlotPrinted'];
export type TilePrinted = Schemas['TilePrinted'];
export type TileView = Schemas['TileView'];
export type TitleCard = Schemas['TitleCard'];
export type View = Schemas['View'];
export type Legality = Schemas['Legality'];

/** What the live feed sends; it is no call of the schema. */
export interface FeedMessage {
  entry?: number;
  /** How many of the actions known before still stand; `actions` goes on from there. */
  since?: number;
  actions?: LoggedAction[];
  view?: View;
  players?: Player[];
}

/** Something on the map that can be aimed at and picked. */
export interface Target {
  kind: 'slot' | 'link' | 'space' | 'market' | 'place';
  name: string;
}

/** A refusal shown on the map. */
export interface RefusalAt {
  target: Target;
  text: string;
  rule: string | null;
  /** Roads that would have to be laid first. */
  way: string[];
}

/** What the table asks the map to show. */
export interface BoardState {
  legal: ChoiceView[];
  hovered: number | null;
  /** Answers with a letter, A for the first. */
  lettered?: ChoiceView[];
  preview: Preview | null;
  refusalAt: RefusalAt | null;
  highlighted: LoggedAction | null;
  /** One's own action that was just done, whose goods are sent along. */
  ownLastAction?: LoggedAction | null;
  /** What of the board is being counted at the end of an era. */
  counting?: 'roads' | 'tiles' | null;
}
