import { expect, it } from 'vitest';
import { lastVisited } from './lastVisited';

it('is empty when the page is opened', () => {
  expect(lastVisited).toEqual({ game: null, refusal: null });
});
