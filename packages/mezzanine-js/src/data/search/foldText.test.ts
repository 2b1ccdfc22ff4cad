import { expect, test } from 'vitest';
import { termsOf, wordsOf } from './foldText.ts';

test('words are lowercase, without accents, and know their position', () => {
  expect(wordsOf('Ça – Éclair!')).toEqual([
    { word: 'ca', start: 0, end: 2 },
    { word: 'eclair', start: 5, end: 11 },
  ]);
});

test('letters without diacritics do not change', () => {
  expect(wordsOf('Ærø Straße Łódź İzmir').map(({ word }) => word)).toEqual([
    'aero',
    'strasse',
    'lodz',
    'izmir',
  ]);
});

test('apostrophes and invisible characters are dropped', () => {
  expect(wordsOf('Macy’s so\u00adft \u200f').map(({ word }) => word)).toEqual(['macys', 'soft']);
});

test('Hebrew and Arabic vowel points are ignored, and Hindi vowel signs are not', () => {
  const fold = (text: string) => wordsOf(text)[0]?.word;
  expect(fold('שָׁלוֹם')).toBe(fold('שלום'));
  expect(fold('مُحَمَّد')).toBe(fold('محمد'));
  expect(fold('कि')).not.toBe(fold('क'));
});

test('in scripts without spaces, any letter can begin a word', () => {
  expect(termsOf('無印良品')).toEqual(['無印良品', '印良品', '良品', '品']);
  expect(termsOf('coffee')).toEqual(['coffee']);
});
