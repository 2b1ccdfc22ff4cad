import type { Product } from './Product.ts';

const hallways =
  /\b(?:corridors?|hall|hallways?|foyer|lobby|vestibule|landing|passage(?:way)?|circulation|concourse|atrium|couloir|pasillo|corridoio|vestíbulo)\b|flur|diele|treppenhaus|windfang|gang\b/i;
const elevators = /\b(?:elevators?|lifts?|ascenseurs?|ascensore|ascensor)\b|aufzug|fahrstuhl/i;
const lobbies = /lobby|hall|vorraum|foyer/i;

/** The kind of the space that an IfcSpace is, by its names and its type. */
export function kindOfSpace({ name = '', longName = '', type }: Product): string {
  const words = `${name} ${longName}`;
  if (elevators.test(words) && !lobbies.test(words)) return 'connection.elevator';
  if (type === 'EXTERNAL') return 'exterior';
  return hallways.test(words) ? 'hallway' : 'room';
}
