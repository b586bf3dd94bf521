import { expect, it } from 'vitest';
import type { TitleCard } from '../lib/types';
import { bookName, booksOf } from './rulebooks';

const title = (name: string, boards: string[] = [], automa: string[] = []): TitleCard => ({ name, boards, automa }) as unknown as TitleCard;

it('orders books as the lobby does, each Automa after its title', () => {
  const books = booksOf([title('new'), title('age_of_industry', ['germany']), title('lancashire'), title('birmingham', [], ['easy'])]);
  expect(books.map(({ name }) => name)).toEqual(['birmingham', 'birmingham.automa', 'lancashire', 'age_of_industry', 'new']);
});

it('names a book, and the title that it belongs to', () => {
  const [own, automa] = booksOf([title('birmingham', [], ['easy'])]);
  expect([own!.title, automa!.title]).toEqual(['birmingham', 'birmingham']);
  expect(bookName(own!)).toBe('Birmingham');
  expect(bookName(automa!)).toBe('Birmingham, kind-automa');
  expect(bookName(automa!, false)).toBe('kind-automa');
});
