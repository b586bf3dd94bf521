import { describe, expect, it } from 'vitest';
import { makeBoard, makeHaul, makePreview, makeSheet, makeTile } from '../testing/fixtures';
import { partWidth, tagsOf, tagWidth } from './previewTags';

describe('the width of a tag', () => {
  it('is that of its parts, symbols and letters', () => {
    expect(partWidth({ icon: 'a-flip' })).toBe(16);
    expect(partWidth({ text: '+3' })).toBe(18);
    expect(tagWidth([{ icon: 'a-flip' }, { text: '+3' }])).toBe(14 + 16 + 18);
  });
});

describe('tags of a preview', () => {
  it('are none without a preview', () => {
    expect(tagsOf(makeBoard())).toEqual([]);
  });

  it('show the price beside the tile that is built, on nothing else', () => {
    const preview = makePreview({ price: { total: 5 }, built: { 'Leek.2': makeTile('coal 1', 0) } });
    const [tag] = tagsOf(makeBoard({ state: { preview } }));
    expect(tag!.parts).toEqual([{ text: 'amount(£, 5)' }]);
    // Above the slot: half of slot and tag, and the smallest gap.
    expect(tag).toMatchObject({ x: 222, y: 200 - 25 - 11 - 4 });
  });

  it('show the price beside the link that is laid', () => {
    const [tag] = tagsOf(makeBoard({ state: { preview: makePreview({ price: { total: 3 }, laid: ['Leek-Stone'] }) } }));
    expect(tag).toMatchObject({ x: 300, y: 200 - 15 - 11 - 4, parts: [{ text: 'amount(£, 3)' }] });
    expect(tagsOf(makeBoard({ state: { preview: makePreview({ price: { total: 0 }, laid: ['Leek-Stone'] }) } }))).toEqual([]);
  });

  it('show flips with the change of income', () => {
    const flip = { sold: false, place: 'Stone', slot: 'Stone.1', tile: 'coal 1', owner: 0, income_from: 0, income_to: 4 };
    const preview = makePreview({ flips: [flip, { ...flip, slot: 'Derby.1', income_to: 0 }, { ...flip, slot: 'Paris.1' }] });
    expect(tagsOf(makeBoard({ state: { preview } })).map((tag) => tag.parts)).toEqual([[{ icon: 'a-flip' }, { text: '+4' }, { icon: 'v-income' }], [{ icon: 'a-flip' }]]);
  });

  it('do not lie on each other or on slots and names', () => {
    const flip = { sold: false, place: 'Leek', tile: 'coal 1', owner: 0, income_from: 0, income_to: 4 };
    const preview = makePreview({ flips: [{ ...flip, slot: 'Leek.1' }, { ...flip, slot: 'Leek.2' }] });
    const model = makeBoard({ state: { preview } });
    const [one, two] = tagsOf(model);
    const wide = tagWidth(one!.parts);
    expect(Math.abs(one!.x - two!.x) >= wide || Math.abs(one!.y - two!.y) >= 22).toBe(true);
    for (const tag of [one!, two!])
      for (const slot of model.layout.slot.values()) expect(Math.abs(tag.x - slot.x) >= wide / 2 + 22 || Math.abs(tag.y - slot.y) >= 11 + 22).toBe(true);
  });

  it('stay inside the frame', () => {
    const sheet = makeSheet();
    sheet.slots[2] = { ...sheet.slots[2]!, x: 60, y: 60 };
    const preview = makePreview({ flips: [{ sold: false, place: 'Stone', slot: 'Stone.1', tile: 'coal 1', owner: 0, income_from: 0, income_to: 4 }] });
    const [tag] = tagsOf(makeBoard({ sheet, state: { preview } }));
    expect(tag!.x - tagWidth(tag!.parts) / 2).toBeGreaterThanOrEqual(34);
    expect(tag!.y).toBeGreaterThanOrEqual(46);
  });

  it('show what the markets take and pay under their columns', () => {
    const preview = makePreview({
      hauls: [makeHaul('coal', 'market', { money: 3 }), makeHaul('coal', 'market', { money: 2 }), makeHaul('iron', 'Derby.1'), makeHaul('beer', 'x', { money: 9 })],
      sold: [makeHaul('iron', 'Derby.1', { money: 4 })],
    });
    const model = makeBoard({ state: { preview } });
    const { x, y } = model.layout.plan.market;
    expect(tagsOf(model)).toEqual([
      { x: x + 44 + 26, y: y + 42 + 27.5 * 5 + 5, parts: [{ text: '−amount(£, 5)' }] },
      { x: x + 44 + 78, y: y + 42 + 27.5 * 5 + 5, parts: [{ text: '+amount(£, 4)' }] },
    ]);
  });

  it('avoid the tokens of laid links', () => {
    const preview = makePreview({ price: { total: 5 }, built: { 'Leek.2': makeTile('coal 1', 0) } });
    const links = [{ link: 'a', ends: ['Leek', 'Stone'], eras: ['canal'], x: 222, y: 155, path: [] }];
    const free = tagsOf(makeBoard({ sheet: makeSheet({ links }), state: { preview } }))[0]!;
    const laid = tagsOf(makeBoard({ sheet: makeSheet({ links }), view: { links: { a: 0 } }, state: { preview } }))[0]!;
    expect([free.x, free.y]).toEqual([222, 160]);
    expect([laid.x, laid.y]).not.toEqual([222, 160]);
  });
});
