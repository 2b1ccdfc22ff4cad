import { describe, expect, it } from 'vitest';
import { testVenue } from '../testVenue.fixture.ts';
import { placeCard } from './placeCard.ts';
import { safeLink } from './safeLink.ts';

const NOW = new Date('2026-06-14T11:00:00Z');

function cardWith(change: Parameters<typeof testVenue>[0]) {
  const venue = testVenue(change);
  const shop = venue.getLocation('el_books');
  if (!shop) throw new Error('The test venue has no bookshop.');
  return placeCard(venue, shop, NOW);
}

describe('the card of a place', () => {
  it("shows the operator's data", () => {
    const card = cardWith({ phone: '+351 21 555-0100' });
    expect(card.description).toBe('Books by the sea.');
    expect(card.floors.map(({ name }) => name)).toEqual(['Ground floor', 'Upper floor']);
    expect(card.phone).toEqual({ text: '+351 21 555-0100', url: 'tel:+351215550100' });
  });

  it('shows the current state, not a past one', () => {
    expect(cardWith({}).state).toBe('new');
    const then = new Date('2026-02-02T00:00:00Z');
    const venue = testVenue();
    expect(placeCard(venue, venue.getLocation('el_books')!, then).state).toBe('closed-temporarily');
  });

  it('loads images only from the bundle', () => {
    const pictures = [
      { url: 'assets/extinguisher.svg', altText: 'Inside' },
      { url: 'https://elsewhere.example/x.png', altText: 'Outside' },
    ];
    const card = cardWith({ pictures, headerImage: 'https://elsewhere.example/y.png' });
    expect(card.pictures.map(({ altText }) => altText)).toEqual(['Inside']);
    expect(card.pictures[0]?.url).toMatch(/^data:image\/svg/);
    expect(card.cover).toBeUndefined();
  });

  it('of a room lists its occupants', () => {
    const venue = testVenue();
    const room = venue.getSpace('s_west');
    expect(placeCard(venue, room!).tenants.map(({ name }) => name)).toEqual([
      'Tide & Timber Books',
    ]);
  });
});

describe('a link of a venue', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/relative', ''])(
    'is hidden if it is %j',
    (url) => {
      expect(safeLink({ label: 'Site', url })).toBeUndefined();
    },
  );

  it('shows its label, otherwise its URL', () => {
    const url = 'https://shop.example/';
    expect(safeLink({ label: 'Shop', url })).toEqual({ label: 'Shop', url });
    expect(safeLink({ label: '', url })?.label).toBe(url);
  });
});
