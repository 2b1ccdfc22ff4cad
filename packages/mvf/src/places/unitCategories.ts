/** A data table: words in the categories and names of a room, and their IMDF category. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phone|call|booth)/, 'phoneroom'],
  [/\b(?:meeting|conference|board ?room|huddle)/, 'conferenceroom'],
  [/\b(?:wash ?room|rest ?room|toilet|wc)/, 'restroom'],
  [/\b(?:kitchen|pantry)/, 'kitchen'],
  [/\b(?:caf[eé]|canteen|restaurant|food|coffee)/, 'foodservice'],
  [/\blounge/, 'lounge'],
  [/\bfirst ?aid/, 'firstaid'],
  [/\b(?:nursing|mother|parent)/, 'mothersroom'],
  [/\b(?:gym|fitness)/, 'fitnessroom'],
  [/\bmail ?room/, 'mailroom'],
  [/\bserver/, 'serverroom'],
  [/\b(?:storage|store ?room|archive)/, 'storage'],
  [/\blibrary/, 'library'],
  [/\b(?:training|class ?room)/, 'classroom'],
  [/\b(?:auditorium|lecture)/, 'auditorium'],
  [/\bshower/, 'shower'],
  [/\boffice/, 'office'],
  [/\b(?:staff only|technical|plant room|service)/, 'nonpublic'],
];

/** The IMDF category for these words; `room` by default. */
export function categoryOfRoom(texts: readonly string[]): string {
  for (const text of texts) {
    const plain = text.toLowerCase();
    const found = words.find(([pattern]) => pattern.test(plain));
    if (found !== undefined) return found[1];
  }
  return 'room';
}
