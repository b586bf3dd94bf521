import { expect, it } from 'vitest';
import type { TitleCard } from '../lib/types';
import { bookName, booksOf, titleOf } from './rulebooks';

const title = (name: string, boards: string[] = [], automa: string[] = []): TitleCard => ({ name, boards, automa }) as unknown as TitleCard;

it('orders books as the lobby does, each Automa after its title', () => {
  expect(booksOf([title('new'), title('age_of_industry', ['germany']), title('lancashire'), title('birmingham', [], ['easy'])])).toEqual([
    'birmingham', 'birmingham.automa', 'lancashire', 'age_of_industry', 'new',
  ]);
});

it('names a book, and the title that it belongs to', () => {
  expect(titleOf('birmingham.automa')).toBe('birmingham');
  expect(bookName('birmingham')).toBe('Birmingham');
  expect(bookName('birmingham.automa')).toBe('Birmingham, kind-automa');
  expect(bookName('birmingham.automa', false)).toBe('kind-automa');
});
