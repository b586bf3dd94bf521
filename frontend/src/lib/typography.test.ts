import { expect, it } from 'vitest';
import { typeset } from './typography';

it('puts hard spaces before French punctuation and inside guillemets', () => {
  expect(typeset('fr', 'Qui : « moi » ; toi ! lui ?')).toBe('Qui\u00a0: «\u00a0moi\u00a0»\u00a0; toi\u00a0! lui\u00a0?');
  expect(typeset('fr', 'un deux')).toBe('un deux');
});

it('leaves other languages as they are', () => {
  expect(typeset('en', 'who ?')).toBe('who ?');
  expect(typeset('ru', '« а »')).toBe('« а »');
});

it('keeps numbers with their units and levels', () => {
  expect(typeset('fr', '(niv. 2), { $points } PV, 95 %')).toBe('(niv.\u00a02), { $points }\u00a0PV, 95\u00a0%');
  expect(typeset('ru', '5 ПО, 95 %, 5 Поле')).toBe('5\u00a0ПО, 95\u00a0%, 5 Поле');
});
