import { expect, test } from 'vitest';
import { ENGLISH, expectMessages, fillText, kindText, messagesWith } from './messages.ts';

test('a template is filled in, and unknown placeholders are kept', () => {
  expect(fillText('{name}, {kind} ({index})', { name: 'Cafe', index: 2 })).toBe('Cafe, {kind} (2)');
});

test('names from a venue are text, even if they contain placeholders', () => {
  expect(fillText('{name}, {kind}', { name: '{kind}', kind: 'room' })).toBe('{kind}, room');
});

test('a language can define some texts and kinds, and the others stay English', () => {
  const german = messagesWith({ left: 'Zurück zur Karte', kinds: { room: 'Raum' } });
  expect(german.left).toBe('Zurück zur Karte');
  expect(kindText(german, 'room')).toBe('Raum');
  expect(kindText(german, 'hallway')).toBe('hallway');
  expect(german.nothing).toBe(ENGLISH.nothing);
});

test('a custom kind is named by its words, the narrowest first', () => {
  expect(kindText(ENGLISH, 'restroom.female')).toBe('female restroom');
  expect(kindText(ENGLISH, 'connection.rope-bridge')).toBe('rope bridge connection');
});

test('a misspelled key, or a value that is not text, is rejected by name', () => {
  expect(() => expectMessages('options.messages', { lefd: '' } as never)).toThrow(/lefd/);
  expect(() => expectMessages('options.messages', { left: 3 } as never)).toThrow(/messages\.left/);
  expect(() => expectMessages('options.messages', { kinds: { room: 1 } } as never)).toThrow(
    /kinds\.room/,
  );
});
