import { expect, it } from 'vitest';
import { diagramsOf } from './diagrams';

it('finds diagrams by rule or by the chapter of the rule', () => {
  expect(diagramsOf('BB-coal-3')).toBe(diagramsOf('BB-coal'));
  expect(diagramsOf('BB-coal-3').map(({ allowed, caption }) => [allowed, caption])).toEqual([[true, 'figure-coal-comes'], [false, 'figure-link-missing']]);
  expect(diagramsOf('BB-loan-1')).toEqual([]);
});

it('has a link between each place and the next', () => {
  for (const chapter of ['BB-coal', 'BB-iron', 'BB-link', 'BB-network', 'BB-beer', 'BB-sell', 'BB-overbuild', 'BB-score'])
    for (const { spots, ways } of diagramsOf(chapter)) expect(ways).toHaveLength(spots.length - 1);
});
