import { expect, test } from 'vitest';
import { ENGLISH, expectMessages, fillText, kindText, messagesWith } from './messages.ts';

test('a text is filled in, and a word in braces that nobody knows stays', () => {
  expect(fillText('{name}, {kind} ({index})', { name: 'Cafe', index: 2 })).toBe('Cafe, {kind} (2)');
});

test('what comes from a venue is text, even where it looks like a word in braces', () => {
  expect(fillText('{name}, {kind}', { name: '{kind}', kind: 'room' })).toBe('{kind}, room');
});

test('a language may give some texts and some kinds; the others stay English', () => {
  const german = messagesWith({ left: 'Zurück zur Karte', kinds: { room: 'Raum' } });
  expect(german.left).toBe('Zurück zur Karte');
  expect(kindText(german, 'room')).toBe('Raum');
  expect(kindText(german, 'hallway')).toBe('hallway');
  expect(german.nothing).toBe(ENGLISH.nothing);
});

test('a kind of the venue’s own is called by its last word', () => {
  expect(kindText(ENGLISH, 'connection.rope-bridge')).toBe('rope bridge');
});

test('a misspelled text, or one that is no text, is refused by name', () => {
  expect(() => expectMessages('options.messages', { lefd: '' } as never)).toThrow(/lefd/);
  expect(() => expectMessages('options.messages', { left: 3 } as never)).toThrow(/messages\.left/);
  expect(() => expectMessages('options.messages', { kinds: { room: 1 } } as never)).toThrow(
    /kinds\.room/,
  );
});
