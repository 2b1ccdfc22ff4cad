import { describe, expect, test } from 'vitest';
import { writeMvf } from '@mezzanine/mvf';
import { buildVenue } from '../buildVenue.ts';
import { sampleEnterpriseMvf } from '../sampleEnterpriseMvf.fixture.ts';
import { loadVenue } from '../loadVenue.ts';
import { sampleMvf } from '../sampleMvf.fixture.ts';

describe('a venue in another language', () => {
  const venue = buildVenue(sampleEnterpriseMvf());
  const french = venue.inLanguage('fr');

  test('has its text, under the same ids', () => {
    expect(french.name).toBe('Salle modèle');
    expect(french.getFloor('f_ground')?.name).toBe('Rez-de-chaussée');
    expect(french.getSpace('s_east')).toMatchObject({
      name: 'Salle est',
      description: 'Avec une fenêtre.',
    });
    expect(french.getCategory('cat_books')?.name).toBe('Livres');
    expect(french.connections.find(({ id }) => id === 'c_lift')?.name).toBe('Ascenseur A');
    expect(french.layers[0]?.name).toBe('À louer');
  });

  test("has the text of a location where the operator's record has none", () => {
    expect(french.getLocation('l_books')?.description).toBe('Des livres au bord de la mer.');
  });

  test('keeps text without a translation', () => {
    expect(french.getFloor('f_upper')?.name).toBe('Upper floor');
    expect(french.getLocation('l_books')?.name).toBe('Tide & Timber Books');
  });

  test('leaves the first venue as it was, and leads back to its language', () => {
    expect(venue.getFloor('f_ground')?.name).toBe('Ground floor');
    expect(french.inLanguage('en').getFloor('f_ground')?.name).toBe('Ground floor');
    expect(french.language).toEqual({ code: 'fr', name: 'Français' });
    expect(french.languages.map(({ code }) => code)).toEqual(['en', 'fr']);
  });

  test('is itself when it is in that language already', () => {
    expect(venue.inLanguage('en')).toBe(venue);
    expect(french.inLanguage('FR')).toBe(french);
  });

  test('is found by a tag that says more', () => {
    expect(venue.inLanguage('fr-CA').language?.code).toBe('fr');
    expect(venue.inLanguage('fr-x-formal').language?.code).toBe('fr');
  });

  test.each(['de', '', 'f', 'a-'.repeat(40_000), '__proto__'])(
    'that does not exist is refused, naming those that do',
    (code) => {
      expect(() => venue.inLanguage(code)).toThrow(
        /Available languages: en \(English\), fr \(Français\)\./,
      );
    },
  );
});

test('a venue that names no language has none, and says so when asked for one', () => {
  const venue = buildVenue(sampleMvf());
  expect([venue.language, venue.languages]).toEqual([undefined, []]);
  expect(() => venue.inLanguage('en')).toThrow(
    expect.objectContaining({ code: 'unknown-language' }),
  );
});

test('a venue is loaded in a language', async () => {
  const bundle = writeMvf(sampleEnterpriseMvf());
  const venue = await loadVenue(bundle, { language: 'fr' });
  expect(venue.getFloor('f_ground')?.name).toBe('Rez-de-chaussée');
  await expect(loadVenue(bundle, { language: 'nl' })).rejects.toThrow(
    expect.objectContaining({ code: 'unknown-language' }),
  );
});
