import type { Card } from './Card.ts';

/** The cards to draw, by the paths of their pictures below `/img/cards/`. */
export type CardList = Readonly<Record<string, Card>>;

/** Where the build of the portal lists its cards, relative to the folder of the portal. */
export const cardListPath = '.cache/cards.json';
