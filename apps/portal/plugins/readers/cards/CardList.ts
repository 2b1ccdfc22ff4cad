import type { Card } from './Card.ts';

/** The cards to draw, by the paths of their images under `/img/cards/`. */
export type CardList = Readonly<Record<string, Card>>;

/** File with the list of cards, relative to the portal. */
export const cardListPath = '.cache/cards.json';
