import type { Declarations, Schema } from './src/schema/Schema.ts';
import type { EventEntry } from './src/schema/messages.ts';

/** Events that belong to the session, so apps do not get them. */
const sessionEvents = new Set(['hello']);

/** Types that methods of the native SDKs take and return, besides the types of events. */
const methodTypes = [
  'VenueData',
  'MapState',
  'StateTopic',
  'CameraState',
  'DirectionsResult',
  'DirectionsOptions',
  'NearestHit',
  'SearchHit',
  'SpaceStateReply',
  'MapThing',
  'AnimationResult',
  'Geometry',
];

/** Events of the page that apps get. */
export function appEvents(
  events: Readonly<Record<string, EventEntry>>,
): readonly (readonly [string, EventEntry])[] {
  return Object.entries(events).filter(([type]) => !sessionEvents.has(type));
}

/** Names of the types that apps see. All others are only part of messages. */
export function publicTypes(
  declarations: Declarations,
  events: Readonly<Record<string, EventEntry>>,
): ReadonlySet<string> {
  const payloads = appEvents(events).map(([, { payload }]) => payload);
  const known = new Set<string>();
  for (const name of [...methodTypes, ...payloads]) addWithParts(name, declarations, known);
  known.delete('Nothing');
  return known;
}

/** Adds a type, and the types of its fields. */
function addWithParts(name: string, declarations: Declarations, known: Set<string>): void {
  const declaration = declarations[name];
  if (declaration === undefined) throw new Error(`The protocol has no type ${name}.`);
  if (known.has(name)) return;
  known.add(name);
  if (declaration.kind === 'choice') return;
  const shapes =
    declaration.kind === 'record'
      ? [declaration.fields]
      : Object.values(declaration.cases).map(({ fields }) => fields);
  for (const { schema } of shapes.flatMap((fields) => Object.values(fields))) {
    const part = typeIn(schema);
    if (part !== undefined) addWithParts(part, declarations, known);
  }
}

/** The named type in a schema. */
function typeIn(schema: Schema): string | undefined {
  if (schema.kind === 'ref') return schema.name;
  return schema.kind === 'list' || schema.kind === 'map' ? typeIn(schema.of) : undefined;
}
