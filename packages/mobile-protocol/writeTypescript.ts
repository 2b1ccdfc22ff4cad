import type { Declaration, Declarations, Fields, Schema } from './src/schema/Schema.ts';
import type { EventEntry, RequestEntry } from './src/schema/messages.ts';

/** The named types of the protocol as TypeScript. */
export function typescriptTypes(declarations: Declarations): string {
  return Object.entries(declarations)
    .map(([name, declaration]) => declared(name, declaration))
    .join('\n');
}

/** The messages of both sides as TypeScript. */
export function typescriptMessages(
  requests: Readonly<Record<string, RequestEntry>>,
  events: Readonly<Record<string, EventEntry>>,
): string {
  const members = (entries: readonly (readonly [string, string, string])[]): string =>
    entries
      .map(([type, about, name]) => `${comment(about)}readonly '${type}': ${name};\n`)
      .join('');
  const asked = Object.entries(requests);
  const payloads = asked.map(([type, one]) => [type, one.description, one.payload] as const);
  const replies = asked.flatMap(([type, { reply, description }]) =>
    reply === undefined ? [] : [[type, description, reply] as const],
  );
  const reports = Object.entries(events).map(
    ([type, one]) => [type, one.description, one.payload] as const,
  );
  const names = [...new Set([...payloads, ...replies, ...reports].map(([, , name]) => name))];
  return `import type { BridgeMessage } from '@mezzanine/bridge/messages';
import type { ${names.toSorted().join(', ')} } from './types.ts';

/** Payloads of the host's messages, by type. */
export interface HostMessages {
${members(payloads)}}

/** Payloads of the page's replies, by the type of the request. */
export interface PageReplies {
${members(replies)}}

/** Payloads of the page's events, by type. */
export interface PageEvents {
${members(reports)}}

/** Message types of the host. */
export type HostMessageType = keyof HostMessages;
/** Types of requests that have a reply. */
export type RequestType = keyof PageReplies;
/** Types of events. */
export type PageEventType = keyof PageEvents;

/** Any message of the host. */
export type HostMessage = {
  readonly [T in HostMessageType]: BridgeMessage<T, HostMessages[T]>;
}[HostMessageType];

/** Any reply of the page. */
export type PageReply = {
  readonly [T in RequestType]: BridgeMessage<T, PageReplies[T]>;
}[RequestType];

/** Any event of the page. */
export type PageEvent = {
  readonly [T in PageEventType]: BridgeMessage<T, PageEvents[T]>;
}[PageEventType];

/** Any message of the page. */
export type PageMessage = PageReply | PageEvent;
`;
}

function declared(name: string, declaration: Declaration): string {
  const about = comment(declaration.description);
  switch (declaration.kind) {
    case 'record':
      return Object.keys(declaration.fields).length === 0
        ? `${about}export type ${name} = Readonly<Record<string, never>>;\n`
        : `${about}export interface ${name} {\n${members(declaration.fields)}}\n`;
    case 'choice':
      return `${about}export type ${name} =\n${Object.keys(declaration.words)
        .map((word) => `  | '${word}'`)
        .join('\n')};\n`;
    case 'union': {
      const { tag, cases } = declaration;
      const entries = Object.entries(cases);
      const parts = entries.map(
        ([word, { description, fields }]) =>
          `${comment(description)}export interface ${caseName(name, word)} {\n` +
          `${comment('Names the case.')}readonly ${tag}: '${word}';\n${members(fields)}}\n`,
      );
      const all = entries.map(([word]) => `  | ${caseName(name, word)}`).join('\n');
      return `${parts.join('\n')}\n${about}export type ${name} =\n${all};\n`;
    }
  }
}

/** Name of the interface of a union's case. */
export function caseName(name: string, word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${name}`;
}

function members(fields: Fields): string {
  return Object.entries(fields)
    .map(
      ([name, { schema, description, isOptional }]) =>
        `${comment(description)}readonly ${name}${isOptional ? '?' : ''}: ${typeOf(schema)};\n`,
    )
    .join('');
}

function typeOf(schema: Schema): string {
  switch (schema.kind) {
    case 'text':
      return 'string';
    case 'number':
    case 'count':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'list': {
      const of = typeOf(schema.of);
      return `readonly ${of.includes(' ') ? `(${of})` : of}[]`;
    }
    case 'map':
      return `Readonly<Record<string, ${typeOf(schema.of)}>>`;
    case 'ref':
      return schema.name;
  }
}

function comment(text: string): string {
  return `/** ${text} */\n`;
}
