import { expect, it } from 'vitest';
import { makeBoard, makeChoice } from '../testing/fixtures';
import { asButton } from './asButton';

it('makes a drawing a labelled button that Tab passes over', () => {
  expect(asButton(makeBoard(), { kind: 'slot', name: 'Leek.1' }, 'an empty slot')).toEqual({
    role: 'button', tabindex: -1, 'data-target': 'slot:Leek.1', 'aria-label': 'an empty slot', 'data-open': undefined,
  });
});

it('is a picture where a click does nothing: on boards that only show, and on markets that are not legal', () => {
  const model = makeBoard();
  expect(asButton(model, { kind: 'market', name: 'coal' }, '').role).toBe('img');
  model.interactive = false;
  expect(asButton(model, { kind: 'slot', name: 'Leek.1' }, 'an empty slot')).toMatchObject({ role: 'img', 'aria-label': 'an empty slot' });
});

it('marks what may be chosen and what Tab reaches', () => {
  const model = makeBoard({ state: { legal: [makeChoice('build', { slot: 'Leek.1' })] } });
  model.current = 'slot:Leek.1';
  expect(asButton(model, { kind: 'slot', name: 'Leek.1' }, '')).toMatchObject({ tabindex: 0, 'data-open': '' });
});
