import { describe, expect, test } from 'vitest';
import { writeMvf } from '@mezzanine/mvf';
import { buildVenue } from '../buildVenue.ts';
import { sampleEnterpriseMvf } from '../sampleEnterpriseMvf.fixture.ts';
import { loadVenue } from '../loadVenue.ts';
import { sampleMvf } from '../sampleMvf.fixture.ts';

describe('a venue in another language', () => {
  const venue = buildVenue(sampleEnterpriseMvf());
  const french = venue.inLanguage('fr');

  test('has its text, with the same ids', () => {
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

  test("has the text of a location if the operator's record has none", () => {
    expect(french.getLocation('l_books')?.description).toBe('Des livres au bord de la mer.');
  });

  test('keeps text without a translation', () => {
    expect(french.getFloor('f_upper')?.name).toBe('Upper floor');
    expect(french.getLocation('l_books')?.name).toBe('Tide & Timber Books');
  });

  test('does not modify the original venue, and can return to its language', () => {
    expect(venue.getFloor('f_ground')?.name).toBe('Ground floor');
    expect(french.inLanguage('en').getFloor('f_ground')?.name).toBe('Ground floor');
    expect(french.language).toEqual({ code: 'fr', name: 'Français' });
    expect(french.languages.map(({ code }) => code)).toEqual(['en', 'fr']);
  });

  test('returns itself for its current language', () => {
    expect(venue.inLanguage('en')).toBe(venue);
    expect(french.inLanguage('FR')).toBe(french);
  });

  test('matches a more specific tag', () => {
    expect(venue.inLanguage('fr-CA').language?.code).toBe('fr');
    expect(venue.inLanguage('fr-x-formal').language?.code).toBe('fr');
  });

  test.each(['de', '', 'f', 'a-'.repeat(40_000), '__proto__'])(
    'rejects an unknown language, and lists the available ones',
    (code) => {
      expect(() => venue.inLanguage(code)).toThrow(
        /Available languages: en \(English\), fr \(Français\)\./,
      );
    },
  );
});

test('a venue without languages has none, and reports so when asked for one', () => {
  const venue = buildVenue(sampleMvf());
  expect([venue.language, venue.languages]).toEqual([undefined, []]);
  expect(() => venue.inLanguage('en')).toThrow(
    expect.objectContaining({ code: 'unknown-language' }),
  );
});

test('a venue can be loaded in a language', async () => {
  const bundle = writeMvf(sampleEnterpriseMvf());
  const venue = await loadVenue(bundle, { language: 'fr' });
  expect(venue.getFloor('f_ground')?.name).toBe('Rez-de-chaussée');
  await expect(loadVenue(bundle, { language: 'nl' })).rejects.toThrow(
    expect.objectContaining({ code: 'unknown-language' }),
  );
});
