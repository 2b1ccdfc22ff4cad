import { declarations } from './src/schema/declarations.ts';
import { events, requests, type RequestEntry } from './src/schema/messages.ts';
import type { Fields, Schema } from './src/schema/Schema.ts';

/** A message that each implementation reads the same way. */
export interface MessageVector {
  /** The tested behavior, with its rule. */
  readonly name: string;
  /** Who sends it. */
  readonly from: 'host' | 'page';
  /** The message as it is sent. */
  readonly json: string;
  /** The parsed message without unknown fields, why it is rejected, or that it is ignored. */
  readonly expect: { readonly message: unknown } | { readonly fault: string } | 'ignored';
}

interface Kind {
  readonly from: 'host' | 'page';
  readonly type: string;
  readonly payload: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** All vectors: valid and invalid messages of every type, and hostile messages. */
export function messageVectors(): readonly MessageVector[] {
  return [...messageKinds().flatMap(vectorsOf), ...boundVectors(), ...hostileVectors()];
}

function messageKinds(): readonly Kind[] {
  const entries: readonly (readonly [string, RequestEntry])[] = Object.entries(requests);
  return [
    ...entries.map(([type, { payload }]): Kind => ({
      from: 'host',
      type,
      payload,
      numbers: { id: 7 },
    })),
    ...entries.flatMap(([type, { reply }]): Kind[] =>
      reply === undefined ? [] : [{ from: 'page', type, payload: reply, numbers: { replyTo: 7 } }],
    ),
    ...Object.entries(events).map(([type, { payload }]): Kind => ({
      from: 'page',
      type,
      payload,
      numbers: {},
    })),
  ];
}

function vectorsOf({ from, type, payload: name, numbers }: Kind): readonly MessageVector[] {
  const title = `${type} of the ${from}${'replyTo' in numbers ? ' (reply)' : ''}`;
  const message = (payload: unknown) => ({ mezzanine: 1, type, ...numbers, payload });
  const good = (what: string, given: unknown, read = given): MessageVector => ({
    name: `${what}: ${title}`,
    from,
    json: JSON.stringify(message(given)),
    expect: { message: message(read) },
  });
  const bad = (what: string, given: unknown): MessageVector => ({
    name: `${what}: ${title}`,
    from,
    json: JSON.stringify(message(given)),
    expect: { fault: 'invalid-payload' },
  });
  const full = sampleOf({ kind: 'ref', name }, true) as Readonly<Record<string, unknown>>;
  const least = sampleOf({ kind: 'ref', name }, false);
  const fields = fieldsOf(name);
  return [
    good('MP-02 every field', full),
    good('MP-02 required fields only', least),
    good('MP-02 an unknown field is dropped', { ...full, unknownField: { a: [1] } }, full),
    bad('MP-02 a list as payload', [full]),
    ...Object.entries(fields).flatMap(([field, { schema, isOptional }]) => [
      bad(`MP-02 ${field} is null`, { ...full, [field]: null }),
      bad(`MP-03 ${field} is invalid`, { ...full, [field]: invalidOf(schema) }),
      ...(isOptional ? [] : [bad(`MP-02 ${field} is missing`, without(full, field))]),
    ]),
  ];
}

function fieldsOf(name: string): Fields {
  const declaration = declarations[name];
  if (declaration?.kind !== 'record') throw new Error(`${name} is not the type of a payload.`);
  return declaration.fields;
}

/** A valid value; with `isFull`, with all optional fields. */
function sampleOf(schema: Schema, isFull: boolean): unknown {
  switch (schema.kind) {
    case 'text':
      return 'Überblick 🛗'.slice(0, schema.most);
    case 'number':
      return Math.min(Math.max(1.5, schema.least), schema.most);
    case 'count':
      return Math.min(2, schema.most);
    case 'flag':
      return true;
    case 'list':
      return isFull ? [sampleOf(schema.of, true)] : [];
    case 'map':
      return isFull ? { key: sampleOf(schema.of, true) } : {};
    case 'ref':
      return sampleOfDeclaration(schema.name, isFull);
  }
}

function sampleOfDeclaration(name: string, isFull: boolean): unknown {
  const declaration = declarations[name];
  if (declaration === undefined) throw new Error(`The protocol has no type ${name}.`);
  switch (declaration.kind) {
    case 'choice':
      return Object.keys(declaration.words).at(isFull ? -1 : 0);
    case 'record':
      return sampleOfFields(declaration.fields, isFull);
    case 'union': {
      const [word = '', { fields }] = Object.entries(declaration.cases).at(0) ?? [
        '',
        { fields: {} },
      ];
      return { [declaration.tag]: word, ...sampleOfFields(fields, isFull) };
    }
  }
}

function sampleOfFields(fields: Fields, isFull: boolean): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isOptional }]) => isFull || !isOptional)
      .map(([field, { schema }]) => [field, sampleOf(schema, isFull)]),
  );
}

function invalidOf(schema: Schema): unknown {
  switch (schema.kind) {
    case 'text':
      return schema.most <= 1000 ? 'x'.repeat(schema.most + 1) : 5;
    case 'number':
      return schema.most + 1;
    case 'count':
      return -1;
    case 'flag':
      return 'true';
    case 'list':
      return { length: 1 };
    case 'map':
      return ['a'];
    case 'ref':
      return declarations[schema.name]?.kind === 'choice' ? '__proto__' : 'text';
  }
}

function without(value: Readonly<Record<string, unknown>>, field: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
}

/** Values at the bounds of the map engine, and just beyond them. */
function boundVectors(): readonly MessageVector[] {
  const target = { kind: 'entity', id: 's1' };
  const dot = { longitude: 1, latitude: 2 };
  const space = { key: 'a', spaceIds: ['s1'] };
  const model = { key: 'a', targets: [target], url: 'a.glb' };
  const image = { key: 'a', target, url: 'a.png' };
  const focus = { targets: [], paddingPixels: 1000, pitch: 75 };
  const ofState = (what: string, atBound: object, beyond: object) =>
    ofBound('set-state', what, { state: atBound }, { state: beyond });
  return [
    ...ofState(
      'accuracyMeters',
      { blueDot: { position: { ...dot, accuracyMeters: 100_000 } } },
      { blueDot: { position: { ...dot, accuracyMeters: 100_001 } } },
    ),
    ...ofState(
      'heightMeters of spaces',
      { spaces: [{ ...space, heightMeters: 100 }] },
      { spaces: [{ ...space, heightMeters: 101 }] },
    ),
    ...ofState(
      'scale',
      { models: [{ ...model, scale: 1000 }] },
      { models: [{ ...model, scale: 1001 }] },
    ),
    ...ofState(
      'widthMeters of images',
      { images: [{ ...image, widthMeters: 10_000 }] },
      { images: [{ ...image, widthMeters: 10_001 }] },
    ),
    ...ofState(
      'wallCutMeters',
      { theme: { scheme: 'light', colors: { wallCutMeters: 0.1 } } },
      { theme: { scheme: 'light', colors: { wallCutMeters: 0 } } },
    ),
    ...ofBound('focus-on', 'paddingPixels', focus, { ...focus, paddingPixels: 1001 }),
    ...ofBound('focus-on', 'pitch', focus, { ...focus, pitch: 76 }),
  ];
}

function ofBound(
  type: string,
  what: string,
  atBound: object,
  beyond: object,
): readonly MessageVector[] {
  const message = (payload: object) => ({ mezzanine: 1, type, id: 7, payload });
  const title = (where: string) => `MP-03 ${what} ${where}: ${type} of the host`;
  return [
    {
      name: title('at the bound'),
      from: 'host',
      json: JSON.stringify(message(atBound)),
      expect: { message: message(atBound) },
    },
    {
      name: title('beyond the bound'),
      from: 'host',
      json: JSON.stringify(message(beyond)),
      expect: { fault: 'invalid-payload' },
    },
  ];
}

function hostileVectors(): readonly MessageVector[] {
  const ignored = ['null', '7', '"text"', '[]', '{}', '{"type":"click"}', 'true'];
  const envelopes = [
    '{"mezzanine":2,"type":"click","payload":{}}',
    '{"mezzanine":"1","type":"click","payload":{}}',
    '{"mezzanine":1,"type":5,"payload":{}}',
    '{"mezzanine":1}',
    '{"__proto__":{"mezzanine":1,"type":"connect"}}',
  ];
  const types = ['dance', '__proto__', 'constructor', 'toString', '', 'SET-STATE', 'set-state '];
  const payloads = [
    '{"state":{"markers":{"length":1}}}',
    '{"state":{"floor":{"id":{"toString":null}}}}',
    '{"state":{"camera":{"pitch":1e400}}}',
    '{"state":{"camera":{"pitch":"__proto__"}}}',
    '{"state":{"markers":[{"key":"a","target":{"kind":"__proto__"},"content":{"kind":"text","text":"a"}}]}}',
    '{"state":{"venue":{"source":{"kind":"constructor"}}}}',
    '{"state":[]}',
    '{"state":{},"reset":["__proto__"]}',
    '{"__proto__":{"state":{}}}',
  ];
  const both = ['host', 'page'] as const;
  const vector = (
    name: string,
    from: 'host' | 'page',
    json: string,
    expect: MessageVector['expect'],
  ) => ({ name, from, json, expect });
  return both.flatMap((from) => [
    ...[...ignored, ...envelopes].map((json) =>
      vector(`MP-07 not of this protocol: ${json}`, from, json, 'ignored'),
    ),
    ...types.map((type) =>
      vector(
        `MP-07 unknown type ${JSON.stringify(type)}`,
        from,
        JSON.stringify({ mezzanine: 1, type, id: 1, payload: {} }),
        { fault: 'unknown-type' },
      ),
    ),
    ...(from === 'page' ? [] : payloads).map((payload) =>
      vector(
        `MP-03 hostile payload: ${payload}`,
        from,
        `{"mezzanine":1,"type":"set-state","id":1,"payload":${payload}}`,
        { fault: 'invalid-payload' },
      ),
    ),
  ]);
}
