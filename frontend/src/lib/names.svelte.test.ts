import { afterEach, describe, expect, it } from 'vitest';
import { makeChoice, makePlayer, makeSheet } from '../testing/fixtures';
import { known } from '../testing/messages';
import { awaited, cardName, coinIcon, eraShort, figure, joinList, letter, linkName, money, seatName, signed, slotName, tileName } from './names.svelte';
import { settings } from './settings.svelte';

const sheet = makeSheet();
afterEach(() => void (settings.language = 'en'));

describe('seats', () => {
  it('have the name that was typed, else that of their colour', () => {
    expect(seatName(1, [makePlayer(1, { name: 'Anna' })])).toBe('Anna');
    expect(seatName(1, [makePlayer(1), makePlayer(0, { name: 'Anna' })])).toBe('player-mark-name(1)');
  });

  it('are waited for by name, or as free', () => {
    expect(awaited(null, [])).toBe('game-over');
    expect(awaited(1, [makePlayer(1)])).toBe('waiting-for(player-mark-name(1))');
    expect(awaited(1, [makePlayer(0), makePlayer(1, { kind: 'free' })])).toBe('waiting-seat(player-mark-name(1))');
  });
});

describe('cards', () => {
  it('have a message, the industries or the region that is printed', () => {
    known.add('card-wild-location');
    expect(cardName('wild location', sheet)).toBe('card-wild-location');
    expect(cardName('cotton/manufacturer', sheet)).toBe('industry-name(cotton) / industry-name(manufacturer)');
    expect(cardName('Leek', sheet)).toBe('Leek');
    expect(cardName('Leek')).toBe('Leek');
    const region = makeSheet({ cards: [{ card: 'North Sea', kind: 'region', count: 1, industries: [], places: [] }] });
    expect(cardName('North Sea', region)).toBe('region-name(North_Sea)');
  });
});

describe('pieces and places', () => {
  it('are named by industry and level', () => {
    expect(tileName('coal 1', sheet)).toBe('tile-name(industry-name(coal), 1)');
    expect(tileName('wool 9', sheet)).toBe('wool 9');
  });

  it('slots have the number that the server gives them', () => {
    expect([slotName(makeChoice('build', { slot: 'Leek.2' })), slotName(makeChoice('build', { slot: 'Leek', place: 'Leek' }))]).toEqual(['slot-name(Leek, 2)', 'Leek']);
  });

  it('links are named by their ends', () => {
    expect([linkName('Leek-Farm-Derby', sheet), linkName('x', sheet)]).toEqual(['link-name(link-name(Leek, Farm), Derby)', 'x']);
  });
});

describe('figures', () => {
  it('have true minus signs', () => {
    expect([money(5), money(-5, '$')]).toEqual(['amount(£, 5)', '−amount($, 5)']);
    expect([signed(3), signed(0), signed(-3)]).toEqual(['+3', '0', '−3']);
    expect([figure(4), figure(-4), figure(0), figure(undefined, '')]).toEqual(['4', '−4', '·', '']);
  });

  it('have the icon of the currency, and letters for answers', () => {
    expect([coinIcon('$'), coinIcon('£')]).toEqual(['v-dollar', 'v-coin']);
    expect([letter(0), letter(25)]).toEqual(['A', 'Z']);
  });
});

it('lists are joined in the language of the page', () => {
  expect(joinList(['a', 'b', 'c'])).toBe('a, b, and c');
  settings.language = 'fr';
  expect(joinList(['a', 'b', 'c'])).toBe('a, b et c');
  expect(eraShort('rail')).toBe('era-short(rail)');
});
