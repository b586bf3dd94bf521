/** Accessible labels of everything on the board. */
import { eraName, industryName, linkName, money, seatName, signed } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';
import type { Target, TileView } from '../lib/types';
import type { LinkAt, SlotAt, SpaceAt, TownAt } from './layout';
import type { BoardModel } from './boardModel.svelte';
import { wanted } from './titleParts';
import { nameIn, targetOf } from './targets';
import type { MarkerAt } from './incomeTrack';

const GOODS: Record<string, string> = { coal: 'coal', iron: 'iron', brewery: 'beer' };

const together = (...parts: string[]): string => parts.filter(Boolean).join(' ');

function listed(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : say('map-or', { first: items.slice(0, -1).join(', '), last });
}

/** Returns what a legal target allows; empty for others. */
function offer(model: BoardModel, target: Target, industries: Set<string>): string {
  if (!model.isLegal(target)) return '';
  const named = [...industries].map(industryName);
  return named.length ? say('map-may-build', { industries: listed(named) }) : say('map-may');
}

export function slotLabel(model: BoardModel, at: SlotAt): string {
  const count = model.layout.town.get(at.place)?.slots.length ?? 1;
  const facts = { place: at.place, number: at.number, count, industries: listed(at.industries.map(industryName)) };
  const target = { kind: 'slot', name: at.slot } as const;
  const tile = model.view.tiles[at.slot];
  const state = tile ? tileLabel(model, tile) : say('map-empty');
  return together(say(count > 1 ? 'map-slot' : 'map-slot-only', facts), state, offer(model, target, model.legal.get(`slot:${at.slot}`) ?? new Set()));
}

export function tileLabel(model: BoardModel, tile: TileView): string {
  const printed = model.tiles.get(tile.tile)!;
  const facts = { industry: industryName(printed.industry), level: printed.level, player: seatName(tile.owner), points: printed.points, links: printed.link_points };
  if (tile.sold) return say('map-tile-flipped', facts);
  const goods = GOODS[printed.industry];
  return goods ? say('map-tile-goods', { ...facts, goods, cubes: tile.cubes }) : say('map-tile', facts);
}

export function linkLabel(model: BoardModel, at: LinkAt): string {
  const owner = model.view.links[at.link];
  const kind = model.view.era === 'canal' ? 'canal' : 'rail';
  const name = linkName(at.link, model.sheet);
  const target = { kind: 'link', name: at.link } as const;
  const worth = model.worth(at.ends);
  const scores = worth === null ? '' : say('map-link-worth', { points: worth });
  if (owner !== undefined) return together(say('map-link-owned', { kind, name, player: seatName(owner) }), scores);
  if (!at.eras.length) return say('map-link-never', { name });
  if (!at.eras.includes(model.view.era)) return say('map-link-closed', { name, era: eraName(at.eras[0]!) });
  return together(say('map-link-free', { kind, name }), scores, model.isLegal(target) ? say('map-may') : '');
}

export function spaceLabel(model: BoardModel, at: SpaceAt): string {
  const merchant = model.own.merchants[at.space];
  const counter = model.own.markets[at.space];
  const goods = wanted(model.sheet, merchant?.tile ?? counter?.counter ?? '');
  const buys = goods.length ? say('map-buys', { place: at.place, goods: listed(goods.map(industryName)) }) : say('map-buys-nothing', { place: at.place });
  const barrel = merchant && goods.length ? say(merchant.beer ? 'map-barrel' : 'map-no-barrel') : '';
  const used = counter?.used ? say('map-used') : '';
  return together(buys, barrel, used, model.isLegal({ kind: 'space', name: at.space }) ? say('map-may') : '');
}

export function marketLabel(model: BoardModel, goods: string): string {
  const cubes = goods === 'coal' ? model.view.coal : model.view.iron;
  const spaces = [...model.sheet.markets[goods]!].sort((a, b) => b - a);
  const price = cubes ? spaces[cubes - 1]! : model.sheet.overflow[goods]!;
  const facts = { goods, market: model.sheet.market_name, cubes, price: money(price, model.layout.plan.coin) };
  return together(say('map-market', facts), model.isLegal({ kind: 'market', name: goods }) ? say('map-may') : '');
}

export function distantMarketLabel(model: BoardModel): string {
  const seen = model.own.cotton;
  if (!seen) return say('map-distant');
  const facts = { bonus: seen.bonus ?? 0, left: model.own.distant?.left ?? 0 };
  return together(say(seen.open ? 'map-distant-open' : 'map-distant-closed', facts), model.isLegal({ kind: 'market', name: 'cotton' }) ? say('map-may') : '');
}

export function markerLabel(model: BoardModel, marker: MarkerAt): string {
  const seat = model.view.seats[marker.seat]!;
  const facts = { player: seatName(marker.seat), space: seat.income, level: seat.level, points: seat.points };
  return say(marker.kind === 'income' ? 'map-marker-income' : 'map-marker-points', facts);
}

export function importLabel(model: BoardModel, place: string, slot: string, cubes: number): string {
  return together(say('map-import', { place, cubes }), model.isLegal({ kind: 'slot', name: slot }) ? say('map-may') : '');
}

/** Returns the label of a cell of the income track, with the markers on it. */
export function cellLabel(model: BoardModel, space: number): string {
  const level = model.sheet.income_track[space] ?? 0;
  const standing = model.markers.filter((marker) => marker.space === space);
  return together(say('map-cell', { space, level: signed(level) }), ...standing.map((marker) => markerLabel(model, marker)));
}

/** Returns the label of the target with this key; empty for unknown targets. */
export function labelOf(model: BoardModel, key: string): string {
  const { layout } = model;
  const cell = nameIn(key, 'cell');
  if (cell !== null) return cellLabel(model, Number(cell));
  const { kind, name } = targetOf(key);
  const [slot, space, linkAt] = [layout.slot.get(name), layout.space.get(name), layout.link.get(name)];
  if (kind === 'slot' && slot) return slotLabel(model, slot);
  if (kind === 'space' && space) return spaceLabel(model, space);
  if (kind === 'link' && linkAt) return linkLabel(model, linkAt);
  if (kind === 'market') return name === 'cotton' ? distantMarketLabel(model) : marketLabel(model, name);
  const marker = model.markers.find((one) => `${one.kind} ${one.seat}` === name);
  return marker ? markerLabel(model, marker) : '';
}

/** Returns the name of a place and its printed link points. */
export function townLabel(at: TownAt): string {
  if (at.form === 'village') return say('map-village', { place: at.place });
  return at.linkPoints ? say('map-place-links', { place: at.place, links: at.linkPoints }) : at.name;
}
