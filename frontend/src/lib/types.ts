/** Types of the API, by the names that the page uses; generated from the schema. */
import type { Change } from './jsonPatch';
import type { components } from './schema';

type Schemas = components['schemas'];

export type ActionEffects = Schemas['ActionEffects'];
export type Highlights = Schemas['Highlights'];
export type LoggedAction = Schemas['LoggedAction'];
export type AutomaticTurn = Schemas['AutomaticTurn'];
export type BotCard = Schemas['BotCard'];
export type CardPrinted = Schemas['CardPrinted'];
export type Chart = Schemas['GameChart'];
export type ChartRound = Schemas['ChartRound'];
export type ChoiceView = Schemas['ChoiceView'];
export type Created = Schemas['Created'];
export type Device = Schemas['Device'];
export type Effect = Schemas['Effect'];
export type EraScore = Schemas['EraScore'];
export type FeedAddress = Schemas['FeedAddress'];
export type Flip = Schemas['Flip'];
export type Gathering = Schemas['Gathering'];
export type GameInfo = Schemas['GameInfo'];
export type Haul = Schemas['Haul'];
export type Invited = Schemas['Invited'];
export type Joined = Schemas['Joined'];
export type LogLine = Schemas['LogLine'];
export type LanguageCard = Schemas['LanguageCard'];
export type LanguageMessages = Schemas['LanguageMessages'];
export type SampleGameCard = Schemas['SampleGameCard'];
export type LinkPrinted = Schemas['LinkPrinted'];
export type ListedGame = Schemas['ListedGame'];
export type NameReplacement = Schemas['NameReplacement'];
export type NamesCard = Schemas['NamesCard'];
export type NewGame = Schemas['NewGame'];
export type OptionCard = Schemas['OptionCard'];
export type GameAnalysis = Schemas['GameAnalysis'];
export type PlacePrinted = Schemas['PlacePrinted'];
export type Player = Schemas['Player'];
export type NewPlayer = Schemas['NewPlayer'];
export type Preview = Schemas['Preview'];
export type PreviewReply = Schemas['PreviewReply'];
export type Profile = Schemas['Profile'];
export type ProfileDevice = Schemas['ProfileDevice'];
export type ProfileExport = Schemas['ProfileExport'];
export type ProfileLink = Schemas['ProfileLink'];
export type ProfileToken = Schemas['ProfileToken'];
export type RecoveryCode = Schemas['RecoveryCode'];
export type SeatKey = Schemas['SeatKey'];
export type Question = Schemas['View']['question'];
export type ResultView = Schemas['ResultView'];
export type RouteStage = Schemas['RouteStage'];
export type Rule = Schemas['RuleCard'];
export type ScoreSource = Schemas['ScoreSource'];
export type Note = Schemas['Note'];
export type SeatAfter = Schemas['SeatAfter'];
export type SeatDevice = Schemas['SeatDevice'];
export type ContactCard = Schemas['ContactCard'];
export type ContactRequest = Schemas['ContactRequest'];
export type NoticeState = Schemas['NoticeState'];
export type SettingsRequest = Schemas['SettingsRequest'];
export type StillSpan = Schemas['StillSpan'];
export type SeatCode = Schemas['SeatCode'];
export type PlayerView = Schemas['PlayerView'];
export type SeatToken = Schemas['SeatToken'];
export type TableState = Schemas['TableState'];
export type TableSession = Schemas['TableSession'];
export type ChatMark = Schemas['ChatMark'];
export type ChatMessage = Schemas['ChatMessage'];
export type ChatPhrase = Schemas['ChatPhrase'];
export type PrivateNote = Schemas['PrivateNote'];
export type TableBeforeDeal = Schemas['TableBeforeDeal'];
export type BoardData = Schemas['BoardData'];
export type SlotPrinted = Schemas['SlotPrinted'];
export type TilePrinted = Schemas['TilePrinted'];
export type TileView = Schemas['TileView'];
export type TitleCard = Schemas['TitleCard'];
export type View = Schemas['View'];
export type LedgerSeat = Schemas['LedgerSeat'];
export type LuckLedger = Schemas['LuckLedger'];
export type RateReview = Schemas['RateReview'];
export type ReviewState = Schemas['ReviewState'];
export type SeatReview = Schemas['SeatReview'];
export type TurnReview = Schemas['TurnReview'];
export type TurnShown = Schemas['TurnShown'];
export type Legality = Schemas['Legality'];
export type Missing = Schemas['Missing'];

/** Message of the live feed, which the schema does not describe. */
export interface FeedMessage {
  entry?: number;
  /** Number of known actions that stay; `actions` follow them. */
  since?: number;
  actions?: LoggedAction[];
  /** Null while the game waits for its deal. */
  view?: View | null;
  /** What has changed in the view since the message before, in place of `view`. */
  changes?: Change[];
  players?: Player[];
  notes?: Note[];
  /** What the people at the table agreed on, and are asked. */
  session?: TableSession;
  /** The last messages of the chat, where they have changed. */
  chat?: ChatMessage[];
  /** What a game without a deal waits for. */
  gathering?: Gathering;
}

/** Something on the board that can be hovered and clicked. */
export interface Target {
  kind: 'slot' | 'link' | 'space' | 'market' | 'place';
  name: string;
}

/** A refusal shown on the board. */
export interface RefusalAt {
  target: Target;
  text: string;
  rule: string | null;
  /** What the choice lacks; null where the server does not send it. */
  missing: Missing | null;
}

/** What the board shows beside the position. */
export interface BoardState {
  legal: ChoiceView[];
  hovered: number | null;
  /** Answers with letters, A for the first. */
  lettered?: ChoiceView[];
  preview: Preview | null;
  refusalAt: RefusalAt | null;
  /** What a refusal lacks, there or in the side panel. */
  missing?: Missing | null;
  highlighted: LoggedAction | null;
  /** The own action just played, whose goods are animated. */
  ownLastAction?: LoggedAction | null;
  /** The pieces that are scored at the end of an era. */
  counting?: 'links' | 'tiles' | null;
  /** What a player points at in the chat. */
  mark?: Target | null;
}
