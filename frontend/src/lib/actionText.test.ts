import { describe, expect, it } from 'vitest';
import type { Event, LoggedAction } from '../lib/types';
import { makeAction, makeEvent, makePlayer, makeSheet, makeTurn } from '../testing/fixtures';
import { asAutomaAction } from './automa';
import { eraScores, flippedTiles, headline, isAction, opensRound, withoutTurnEnd } from './actionText';

const sheet = makeSheet();
const tile = (name: string, place: string, message = 'tile-object'): string => `tile-in(${message}(${name.replace(' ', ', ')}), ${place})`;
const built = (name: string, place: string): string => tile(name, place, 'tile-new');
const said = (line: string, events: Event[], changed: Partial<LoggedAction> = {}): string => headline(makeAction(line, events, changed), sheet);

it('the end of a turn is no action', () => {
  expect([isAction(makeAction('end turn')), isAction(makeAction('pass'))]).toEqual([false, true]);
});

describe('the headline of an action', () => {
  it('names the player and what was built, over what', () => {
    const events = [makeEvent('tile built', { tile: 'coal 1', slot: 'Leek.2' }), makeEvent('tile replaced', { tile: 'coal 2', slot: 'Leek.2' })];
    expect(said('build', events)).toBe(`did(build, player-mark-name(0), ${built('coal 1', 'Leek')}did-over(coal, 2))`);
    expect(headline(makeAction('build', events.slice(0, 1)), sheet, [makePlayer(0, { name: 'Anna' })])).toBe(`did(build, Anna, ${built('coal 1', 'Leek')})`);
  });

  it('names links, developed tiles, loans, scouting and passing', () => {
    expect(said('link', ['Leek-Stone', 'Stone-Derby'].map((link) => makeEvent('link laid', { link })))).toBe('did(link, player-mark-name(0), links-laid(2, canal, link-name(Leek, Stone) and link-name(Stone, Derby)))');
    expect(said('develop', ['coal 1', 'coal 1', 'iron 1'].map((name) => makeEvent('tile developed', { tile: name })))).toBe('did(develop, player-mark-name(0), tile-object(coal, 1) ×2 and tile-object(iron, 1))');
    expect(said('loan', [makeEvent('loan taken', { money: 30 })])).toBe('did(loan, player-mark-name(0), amount(£, 30))');
    expect(said('repay', [makeEvent('loan repaid', { money: 10 })])).toBe('did(repay, player-mark-name(0), amount(£, 10))');
    expect(said('scout', [makeEvent('scouted')])).toBe('did(scout, player-mark-name(0), )');
    expect(said('pass', [makeEvent('passed')])).toBe('did(pass, player-mark-name(0), )');
    expect(said('give up Leek.2', [makeEvent('tile removed', { tile: 'coal 1', slot: 'Leek.2' })])).toBe(`did(give-up, player-mark-name(0), ${tile('coal 1', 'Leek')})`);
  });

  it('names drawn cards, hidden ones by number', () => {
    const drawn = [makeEvent('card taken', { card: 'coal' }), makeEvent('card drawn', { card: null }), makeEvent('card drawn', { card: null })];
    expect(said('draw', drawn)).toBe('did(draw, player-mark-name(0), cards-drawn(1, card-quoted(industry-name(coal))) and cards-unseen(2))');
  });

  it('names sold tiles, their buyers and the beer', () => {
    const events = [
      makeEvent('tile flipped', { tile: 'cotton 1', slot: 'Leek.1' }),
      makeEvent('market used', { space: 'Oxford market 1' }),
      makeEvent('barrel taken', { space: 'Oxford market 1' }),
      makeEvent('beer taken', { slot: 'Farm.1' }),
      makeEvent('tile flipped', { tile: 'brewery 1', slot: 'Farm.1' }),
      makeEvent('distant tile turned'),
    ];
    expect(said('sell', events)).toBe(
      `log-joined(did(sell, player-mark-name(0), ${tile('cotton 1', 'Leek')}), did-sold-to(Oxford), did-sold-far, did-from(goods-name(beer), Farm), did-from(goods-name(beer), Oxford))`,
    );
    expect(said('sell', [makeEvent('tile flipped', { tile: 'cotton 1', slot: 'Leek.1' }), makeEvent('sold to port', { to_slot: 'Stone.1' })])).toContain(', did-sold-to(Stone)');
  });

  it('names the sources of goods, and cubes sold to the market', () => {
    const events = [
      makeEvent('tile built', { tile: 'iron 1', slot: 'Derby.1' }), makeEvent('coal taken', { slot: 'Leek.2' }), makeEvent('coal bought', { money: 3 }),
      makeEvent('iron sold', { cubes: 2 }), makeEvent('turn ended'), makeEvent('coal taken', { slot: 'Stone.1' }),
    ];
    expect(said('build', events)).toBe(
      `log-joined(did(build, player-mark-name(0), ${built('iron 1', 'Derby')}), did-from(goods-name(coal), Leek), did-from-market(goods-name(coal), ), did-to-market(2, iron))`,
    );
  });

  it('is the sentences of the server where nothing else tells it', () => {
    expect(said('wonder', [makeEvent('card played'), makeEvent('wonder'), makeEvent('paid')])).toBe('wonder.');
    expect(said('wonder', [makeEvent('paid'), makeEvent('card drawn')])).toBe('paid.');
    expect(said('wonder', [])).toBe('wonder');
  });

  it('tells what the Automa did, verb by verb', () => {
    const events = [
      makeEvent('turn ended'), makeEvent('automa card', {}, 1), makeEvent('tile built', { tile: 'coal 1', slot: 'Leek.2' }, 1),
      makeEvent('link laid', { link: 'Leek-Stone' }, 1), makeEvent('tile flipped', { tile: 'cotton 1', slot: 'Leek.1' }, 1), makeEvent('automa developed', { cubes: 2 }, 1),
    ];
    expect(headline(asAutomaAction(makeAction('end turn', events, { automatic: makeTurn(1, 1) })), sheet)).toBe(
      [
        `log-joined(log-joined(log-joined(did(build, player-mark-name(1), ${built('coal 1', 'Leek')})`,
        'did(link, player-mark-name(1), links-laid(1, canal, link-name(Leek, Stone))))',
        `did(sell, player-mark-name(1), ${tile('cotton 1', 'Leek')}))`,
        'did(develop-iron, player-mark-name(1), did-with-iron(2)))',
      ].join(', '),
    );
  });
});

describe('flipped tiles', () => {
  it('are those of all players, but not what was sold', () => {
    const events = [makeEvent('tile flipped', { tile: 'coal 1', slot: 'Leek.2' }, 1), makeEvent('tile flipped', { tile: 'cotton 1', slot: 'Leek.1' })];
    expect(flippedTiles(makeAction('build', events), sheet)).toEqual(['tile-in(tile-name(industry-name(coal), 1), Leek)', 'tile-in(tile-name(industry-name(cotton), 1), Leek)']);
    expect(flippedTiles(makeAction('sell', events), sheet)).toEqual(['tile-in(tile-name(industry-name(coal), 1), Leek)']);
  });
});

describe('a round', () => {
  const at = (round: number, line = 'pass', era = 'canal'): LoggedAction => makeAction(line, [], { round, era });

  it('opens with its first action, not with the first of the game', () => {
    const log = [at(1), at(1), at(2), at(2), at(2, 'pass', 'rail')];
    expect(log.map((_, index) => opensRound(log, index))).toEqual([false, false, true, false, true]);
  });

  it('does not open with a tile that is given up for the income before', () => {
    const log = [at(1), at(2, 'give up Leek.1'), at(2, 'give up Leek.2'), at(2)];
    expect(log.map((_, index) => opensRound(log, index))).toEqual([false, false, false, true]);
  });
});

it('era scores are the points of links and tiles by seat', () => {
  const events = [makeEvent('links scored', { points: 3 }), makeEvent('tiles scored', { points: 4 }), makeEvent('links scored', { points: 5 }, 1), makeEvent('points gained', { points: 9 }), makeEvent('links scored', { points: 9 }, null)];
  expect(eraScores(makeAction('pass', events))).toEqual([{ seat: 0, links: 3, tiles: 4 }, { seat: 1, links: 5, tiles: 0 }]);
  expect(eraScores(makeAction('pass'))).toEqual([]);
});

it('an action without the end of its turn', () => {
  const events = [makeEvent('passed'), makeEvent('turn ended'), makeEvent('round ended')];
  expect(withoutTurnEnd(makeAction('pass', events))).toMatchObject({ events: events.slice(0, 1), sentences: ['passed.'] });
  expect(withoutTurnEnd(makeAction('pass', events.slice(0, 1))).events).toHaveLength(1);
  const automa = asAutomaAction(makeAction('end turn', [makeEvent('turn ended'), makeEvent('automa card', {}, 1), makeEvent('round ended')], { automatic: makeTurn(1, 1) }));
  expect(withoutTurnEnd(automa).events.map((event) => event.kind)).toEqual(['automa card']);
});
