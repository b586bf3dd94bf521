import { expect, it } from 'vitest';
import { CARD_OUTLINE, ROSETTE, STUB } from './cardOutline';

it('closes outline and stub', () => {
  expect(CARD_OUTLINE).toMatch(/^M.*z$/);
  expect(STUB).toMatch(/^M.*z$/);
});

it('has 24 rays in the rosette, all inside the stub', () => {
  const rays = ROSETTE.split('M').slice(1);
  expect(rays).toHaveLength(24);
  expect(rays[0]).toBe('27.3 27.0L8.2 43.2');
  expect(rays[6]).toBe('15.3 47.0L5.6 15.2');
});
