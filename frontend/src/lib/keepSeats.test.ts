import { expect, it, vi } from 'vitest';
import { keepSeats } from './keepSeats';
import { sync } from './profileSync';
import { saveSeats } from './seatTokens';

vi.unmock('./keepSeats');
vi.mock('./profileSync');

it('asks the server only where there are seats', async () => {
  await keepSeats();
  expect(sync).not.toHaveBeenCalled();
  saveSeats('g', [{ seat: 0, token: 'a' }]);
  await keepSeats();
  expect(sync).toHaveBeenCalledTimes(1);
});
