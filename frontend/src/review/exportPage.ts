/** A review as a page of its own: one HTML file without scripts, to be shared. */
import { isAction } from '../lib/actionText';
import { seatName } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';
import { settings } from '../lib/settings.svelte';
import type { LoggedAction, LuckLedger, Player, SeatReview, TurnReview } from '../lib/types';
import { decimal, GRADES, isBest, signedDecimal, withError } from './grades';
import { waterfall, withoutLuck } from './waterfall';

export interface Exported {
  /** Title of the game. */
  title: string;
  version: string;
  turns: TurnReview[];
  summary: SeatReview[];
  ledger: LuckLedger;
  log: LoggedAction[];
  players: Player[];
}

const STYLE = `body{font:15px/1.4 Georgia,serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#2a231d;background:#fcf8ee}
h1,h2{font-weight:700}table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
td,th{border-top:1px solid #b9ab92;padding:.25rem .5rem;text-align:right;vertical-align:top}th:first-child,.l{text-align:left}
.mistake,.blunder{font-weight:700}.hind{color:#5c5043}`;

const safe = (text: string | number): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const cell = (text: string | number, cls = ''): string => `<td${cls && ` class="${cls}"`}>${safe(text)}</td>`;
const head = (...names: string[]): string => `<tr>${names.map((name) => `<th scope="col">${safe(name)}</th>`).join('')}</tr>`;
const row = (name: string, cells: string[]): string => `<tr><th scope="row">${safe(name)}</th>${cells.join('')}</tr>`;
const percent = (share: number): string => say('percent', { share: decimal(100 * share) });

function seats({ summary, ledger, players }: Exported): string {
  const names = [say('players'), say('error-rate'), say('accuracy'), ...GRADES.map((grade) => say('grade', { grade })), say('points'), say('without-luck')];
  const rows = summary.map((one) => {
    const entry = ledger.seats.find(({ seat }) => seat === one.seat);
    return row(seatName(one.seat, players), [
      cell(one.rate ? withError(one.rate.points, one.rate.error) : '–'),
      cell(one.accuracy === null ? '–' : say('percent', { share: Math.round(100 * one.accuracy) })),
      ...GRADES.map((grade) => cell(one.grades[grade] ?? 0)),
      cell(entry?.result ?? ''),
      cell(entry ? withError(withoutLuck(entry), entry.luck_error) : ''),
    ]);
  });
  return `<table>${head(...names)}${rows.join('')}</table>`;
}

function luck({ ledger, players }: Exported): string {
  const falls = ledger.seats.map((entry) => ({ name: seatName(entry.seat, players), steps: waterfall(entry) }));
  const names = falls[0]?.steps.map((step) => say('ledger-entry', { entry: step.name })) ?? [];
  const rows = falls.map(({ name, steps }) =>
    row(name, steps.map((step) => cell(step.name === 'start' ? decimal(step.points) : step.name === 'result' ? step.points : signedDecimal(step.points)))),
  );
  return `<table>${head(say('players'), ...names)}${rows.join('')}</table>`;
}

function turns({ turns: all, log, players }: Exported): string {
  const names = [say('review-turns'), say('players'), say('turn-played'), say('best-found'), say('grade-head'), say('loss'), say('hindsight')];
  const rows = all.map((turn) => {
    const played = log.slice(turn.action, turn.action + turn.played.length).filter(isAction);
    const best = turn.best.filter((line) => line !== 'end turn').join('; ');
    const loss = turn.chance_lost === null ? withError(turn.points_lost, turn.points_error) : say('percent', { share: withError(100 * turn.chance_lost, 100 * (turn.chance_error ?? 0)) });
    return row(String(turn.number + 1), [
      cell(seatName(turn.seat, players), 'l'),
      cell(played.map((action) => action.headline).join('; '), 'l'),
      cell(isBest(turn) ? '=' : best, 'l'),
      cell(say('grade', { grade: turn.grade }), turn.grade),
      cell(loss),
      cell(turn.hindsight_chance === null ? decimal(turn.hindsight_points) : percent(turn.hindsight_chance), 'hind'),
    ]);
  });
  return `<table>${head(...names)}${rows.join('')}</table>`;
}

/** Returns the page. */
export function exportedPage(review: Exported): string {
  const title = `${say('review')}: ${review.title}`;
  return `<!doctype html>
<html lang="${settings.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${safe(title)}</h1>
<h2>${safe(say('review-compared'))}</h2>${seats(review)}<p>${safe(say('error-rate-note'))}</p>
<h2>${safe(say('review-luck-skill'))}</h2>${luck(review)}<p>${safe(say('ledger-note'))}</p>
<h2>${safe(say('review-turns'))}</h2>${turns(review)}
<p>Ironbridge, ${safe(say('review-version', { version: review.version }))}</p></main></body></html>
`;
}
