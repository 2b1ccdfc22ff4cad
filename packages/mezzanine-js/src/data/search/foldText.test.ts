import { expect, test } from 'vitest';
import { termsOf, wordsOf } from './foldText.ts';

test('words are in lower case, without accents, and know where they stand', () => {
  expect(wordsOf('Ça – Éclair!')).toEqual([
    { word: 'ca', start: 0, end: 2 },
    { word: 'eclair', start: 5, end: 11 },
  ]);
});

test('letters without a mark to take off are as they are typed', () => {
  expect(wordsOf('Ærø Straße Łódź İzmir').map(({ word }) => word)).toEqual([
    'aero',
    'strasse',
    'lodz',
    'izmir',
  ]);
});

test('apostrophes and what is not seen are not there', () => {
  expect(wordsOf('Macy’s so\u00adft \u200f').map(({ word }) => word)).toEqual(['macys', 'soft']);
});

test('vowel points of Hebrew and Arabic do not matter, those of Hindi do', () => {
  const fold = (text: string) => wordsOf(text)[0]?.word;
  expect(fold('שָׁלוֹם')).toBe(fold('שלום'));
  expect(fold('مُحَمَّد')).toBe(fold('محمد'));
  expect(fold('कि')).not.toBe(fold('क'));
});

test('in scripts without spaces any letter may begin a word', () => {
  expect(termsOf('無印良品')).toEqual(['無印良品', '印良品', '良品', '品']);
  expect(termsOf('coffee')).toEqual(['coffee']);
});
