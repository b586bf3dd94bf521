import { expect, it } from 'vitest';
import { diagramsOf } from './diagrams';

it('finds diagrams by rule or by the chapter of the rule', () => {
  expect(diagramsOf({ id: 'BB-coal-3', group: 'BB-coal' })).toBe(diagramsOf({ id: 'BB-coal', group: 'BB' }));
  expect(diagramsOf({ id: 'BB-coal-3', group: 'BB-coal' }).map(({ allowed, caption }) => [allowed, caption])).toEqual([[true, 'figure-coal-comes'], [false, 'figure-link-missing']]);
  expect(diagramsOf({ id: 'BB-loan-1', group: 'BB-loan' })).toEqual([]);
});

it('has a link between each place and the next', () => {
  for (const chapter of ['BB-coal', 'BB-iron', 'BB-link', 'BB-network', 'BB-beer', 'BB-sell', 'BB-overbuild', 'BB-score'])
    for (const { spots, ways } of diagramsOf({ id: '', group: chapter })) expect(ways).toHaveLength(spots.length - 1);
});
