import { describe, expect, it } from 'vitest';
import { widthOf } from '../board/geometry';
import { footSize, setName, shortened } from './cardText';

describe('the name on a card', () => {
  it('stands in one line in large letters where it fits', () => {
    expect(setName('Leek')).toEqual({ lines: ['Leek'], size: 15 });
    expect(setName('Coalbrookdale').lines).toHaveLength(1);
  });

  it('breaks into lines of similar width', () => {
    expect(setName('Cotton or manufacturer').lines).toEqual(['Cotton or', 'manufacturer']);
    expect(setName('Usine sidérurgique').lines).toEqual(['Usine', 'sidérurgique']);
  });

  it('takes a third line before its letters are too small to read', () => {
    const { lines, size } = setName('Текстильная фабрика или мануфактура');
    expect(lines).toEqual(['Текстильная', 'фабрика или', 'мануфактура']);
    expect(size).toBeGreaterThan(9.5);
  });

  it('breaks after a hyphen before its letters are too small to read', () => {
    expect(setName('Джокер-предприятие').lines).toEqual(['Джокер-', 'предприятие']);
    expect(setName('Burton-on-Trent').lines.join('')).toBe('Burton-on-Trent');
    expect(setName('Stoke-on-Trent').lines).toHaveLength(1);
  });

  it('has room for wide Cyrillic letters', () => {
    const drawn = 6.39; // in letters of size 1, by the browser
    expect(setName('Колбрукдейл').size * drawn).toBeLessThanOrEqual(79);
  });

  it('never runs out of its column', () => {
    for (const name of ['Filature de coton ou manufacture', 'Warrington & Runcorn', 'Джокер-предприятие', 'Железоделательный'])
      for (const line of setName(name).lines) expect(widthOf(line, setName(name).size)).toBeLessThan(79.5);
  });
});

describe('the foot of a card', () => {
  it('is set smaller where it is long', () => {
    expect(footSize('in your network')).toBe(10);
    expect(widthOf('in the networks of other players', footSize('in the networks of other players'))).toBeLessThan(84.5);
  });

  it('names as many places as fit', () => {
    expect(shortened(['Leek', 'Stone'])).toBe('Leek, Stone');
    expect(shortened(['Leek', 'Uttoxeter', 'Stoke-on-Trent'])).toBe('Leek, Uttoxeter …');
    expect(shortened(['Burton-on-Trent and Tamworth'])).toBe('');
  });
});
