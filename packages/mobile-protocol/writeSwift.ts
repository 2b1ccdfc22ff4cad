import { appEvents, publicTypes } from './publicTypes.ts';
import type { Declaration, Declarations, Fields, Schema } from './src/schema/Schema.ts';
import type { EventEntry, RequestEntry } from './src/schema/messages.ts';

/** Names that mean something else in Swift. */
const swiftNames: Readonly<Record<string, string>> = { Nothing: 'NoData' };
const keywords = new Set(['default', 'in', 'is', 'as', 'continue', 'for', 'case', 'self', 'none']);

/** Names of the properties of a word in errors, with their text by word, by choice. */
export type WordTexts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The named types of the protocol as Swift. Those that only messages have are internal. */
export function swiftTypes(
  declarations: Declarations,
  events: Readonly<Record<string, EventEntry>>,
  texts: WordTexts,
): string {
  const known = publicTypes(declarations, events);
  return Object.entries(declarations)
    .map(([name, declaration]) => {
      const text = declared(swiftName(name), declaration, texts[name] ?? {});
      return known.has(name) ? text : text.replaceAll('public ', '');
    })
    .join('\n');
}

/** Access to the topics of the state by name, as Swift. */
export function swiftTopics(topics: Fields): string {
  const names = Object.keys(topics);
  const lines = (line: (name: string) => string): string => names.map(line).join('');
  return `extension MapState {
  /// Whether a topic has a value.
  func has(_ topic: StateTopic) -> Bool {
    switch topic {
${lines((name) => `    case .${name}: ${name} != nil\n`)}    }
  }

  /// Whether a topic has the same value in another state.
  func isEqual(_ topic: StateTopic, in other: MapState) -> Bool {
    switch topic {
${lines((name) => `    case .${name}: ${name} == other.${name}\n`)}    }
  }

  /// The state with only these topics.
  func only(_ topics: Set<StateTopic>) -> MapState {
    var state = MapState()
${lines((name) => `    if topics.contains(.${name}) { state.${name} = ${name} }\n`)}    return state
  }
}
`;
}

/** The messages of both sides as Swift. */
export function swiftMessages(
  requests: Readonly<Record<string, RequestEntry>>,
  events: Readonly<Record<string, EventEntry>>,
): string {
  const hostTypes = Object.entries(requests).map(([type, { description, payload, reply }]) => {
    const kind =
      reply === undefined
        ? `MessageType<${swiftName(payload)}>`
        : `RequestType<${swiftName(payload)}, ${swiftName(reply)}>`;
    return `${comment(description, 1)}  static let ${caseOf(type)} = ${kind}("${type}")\n`;
  });
  const reported = appEvents(events);
  const cases = reported.map(([type, { description, payload }]) => {
    const value = isEmpty(payload) ? '' : `(${swiftName(payload)})`;
    return `${comment(description, 1)}  case ${caseOf(type)}${value}\n`;
  });
  const readers = reported.map(([type, { payload }]) => {
    const read = `$0.payload(as: ${swiftName(payload)}.self)`;
    const made = isEmpty(payload) ? `{ _ in .${caseOf(type)} }` : `{ .${caseOf(type)}($0) }`;
    return `  "${type}": { ${read}.map ${made} },\n`;
  });
  const entries = Object.entries(requests);
  const payloads = entries.map(
    ([type, { payload }]) => `    "${type}": ${swiftName(payload)}.self,\n`,
  );
  const replies = entries.map(([type, { reply }]) =>
    reply === undefined ? '' : `    "${type}": ${swiftName(reply)}.self,\n`,
  );
  return `/// Something that happened on the map.
public enum MapEvent: Sendable, Hashable {
${cases.join('')}  /// The page was lost, and the map is as before: venue, floor, camera, markers, route, and blue dot.
  case restored
}

/// Messages of the host.
enum HostMessages {
${hostTypes.join('')}
  /// Types of payloads, by type of message.
  static let payloads: [String: any WireValue.Type] = [
${payloads.join('')}  ]

  /// Types of replies, by type of message.
  static let replies: [String: any WireValue.Type] = [
${replies.join('')}  ]
}

/// Reads the events of the page for apps, by type.
let eventReaders: [String: @Sendable (Envelope) -> MapEvent?] = [
${readers.join('')}]
`;
}

function declared(name: string, declaration: Declaration, texts: WordTexts[string]): string {
  const about = comment(declaration.description);
  switch (declaration.kind) {
    case 'record':
      return about + structOf(name, declaration.fields);
    case 'choice':
      return about + enumOf(name, declaration.words, texts);
    case 'union':
      return about + unionOf(name, declaration);
  }
}

function enumOf(
  name: string,
  words: Readonly<Record<string, string>>,
  texts: WordTexts[string],
): string {
  const cases = Object.entries(words).map(
    ([word, meaning]) => `${comment(meaning, 1)}  case ${caseOf(word)} = "${word}"\n`,
  );
  const properties = Object.entries(texts).map(([text, byWord]) => {
    const lines = Object.keys(words).map(
      (word) => `    case .${caseOf(word)}: ${JSON.stringify(byWord[word])}\n`,
    );
    return `\n${comment(`The ${text} for an error with this code.`, 1)}  public var ${text}: String {\n    switch self {\n${lines.join('')}    }\n  }\n`;
  });
  return `public enum ${name}: String, Codable, Sendable, CaseIterable, WireValue {\n${cases.join('')}${properties.join('')}}\n`;
}

function unionOf(name: string, { tag, cases }: Declaration & { readonly kind: 'union' }): string {
  const entries = Object.entries(cases).map(([word, one]) => ({
    word,
    type: pascal(word),
    ...one,
  }));
  const each = (text: (one: (typeof entries)[number]) => string): string =>
    entries.map(text).join('');
  return `public enum ${name}: Codable, Sendable, Hashable, WireValue {
${each(({ word, type, description }) => `${comment(description, 1)}  case ${caseOf(word)}(${type})\n`)}
${each(({ word, type, description, fields }) => `${comment(description, 1)}  public static func ${caseOf(word)}(${parametersOf(fields).join(', ')}) -> ${name} {\n    .${caseOf(word)}(${type}(${argumentsOf(fields)}))\n  }\n\n`)}${each(({ type, description, fields }) => `${comment(description, 1)}${indented(structOf(type, fields))}\n`)}  private enum Tag: String, CodingKey { case tag = "${tag}" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Tag.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
${each(({ word, type }) => `    case "${word}": self = .${caseOf(word)}(try ${type}(from: decoder))\n`)}    default:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: container, debugDescription: "There is no case \\(tag).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Tag.self)
    switch self {
${each(({ word }) => `    case .${caseOf(word)}(let value):\n      try container.encode("${word}", forKey: .tag)\n      try value.encode(to: encoder)\n`)}    }
  }

  func checkBounds() throws(BoundsFault) {
    switch self {
${each(({ word }) => `    case .${caseOf(word)}(let value): try value.checkBounds()\n`)}    }
  }
}
`;
}

function structOf(name: string, fields: Fields): string {
  const heading = `public struct ${name}: Codable, Sendable, Hashable, WireValue {\n`;
  const entries = Object.entries(fields);
  if (entries.length === 0) return `${heading}${emptyBody}}\n`;
  const properties = entries.map(
    ([field, { schema, description, isOptional }]) =>
      `${comment(description, 1)}  public var ${safe(field)}: ${typeOf(schema)}${isOptional ? '?' : ''}\n`,
  );
  const assigned = entries.map(([field]) => `    self.${field} = ${safe(field)}\n`).join('');
  const checks = entries
    .filter(([, { schema }]) => hasBounds(schema))
    .map(
      ([field, { schema }]) => `    try check("${field}", ${safe(field)}, ${boundOf(schema)})\n`,
    );
  const bounds =
    checks.length === 0
      ? ''
      : `\n  func checkBounds() throws(BoundsFault) {\n${checks.join('')}  }\n`;
  return `${heading}${properties.join('')}
  /// Makes a value of these fields.
  public init(
    ${parametersOf(fields).join(',\n    ')}
  ) {
${assigned}  }
${decoding(fields)}${bounds}}
`;
}

/** A payload without fields is an object, too. */
const emptyBody = `  /// Makes a value without fields.
  public init() {}

  public init(from decoder: any Decoder) throws {
    enum NoKey: CodingKey {}
    _ = try decoder.container(keyedBy: NoKey.self)
  }
`;

/** The compiler's own decoding accepts null for optional fields. */
function decoding(fields: Fields): string {
  const entries = Object.entries(fields);
  if (entries.every(([, { isOptional }]) => !isOptional)) return '';
  const lines = entries.map(([field, { schema, isOptional }]) =>
    isOptional
      ? `    self.${field} = try fields.decodeIfContained(${typeOf(schema)}.self, forKey: .${safe(field)})\n`
      : `    self.${field} = try fields.decode(${typeOf(schema)}.self, forKey: .${safe(field)})\n`,
  );
  return `\n  public init(from decoder: any Decoder) throws {\n    let fields = try decoder.container(keyedBy: CodingKeys.self)\n${lines.join('')}  }\n`;
}

function parametersOf(fields: Fields): readonly string[] {
  return Object.entries(fields).map(
    ([field, { schema, isOptional }]) =>
      `${safe(field)}: ${typeOf(schema)}${isOptional ? '? = nil' : ''}`,
  );
}

function argumentsOf(fields: Fields): string {
  return Object.keys(fields)
    .map((field) => `${safe(field)}: ${safe(field)}`)
    .join(', ');
}

function hasBounds(schema: Schema): boolean {
  return schema.kind !== 'flag';
}

function boundOf(schema: Schema): string {
  switch (schema.kind) {
    case 'text':
      return `.text(${schema.most})`;
    case 'number':
      return `.number(${schema.least}, ${schema.most})`;
    case 'count':
      return `.count(${schema.most})`;
    case 'list':
      return `.list(${boundOf(schema.of)}, ${schema.most})`;
    case 'map':
      return `.map(${boundOf(schema.of)}, ${schema.most})`;
    case 'flag':
    case 'ref':
      return '.own';
  }
}

function typeOf(schema: Schema): string {
  switch (schema.kind) {
    case 'text':
      return 'String';
    case 'number':
      return 'Double';
    case 'count':
      return 'Int';
    case 'flag':
      return 'Bool';
    case 'list':
      return `[${typeOf(schema.of)}]`;
    case 'map':
      return `[String: ${typeOf(schema.of)}]`;
    case 'ref':
      return swiftName(schema.name);
  }
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function isEmpty(payload: string): boolean {
  return payload === 'Nothing';
}

function swiftName(name: string): string {
  return swiftNames[name] ?? name;
}

function pascal(word: string): string {
  return word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function caseOf(word: string): string {
  const name = pascal(word);
  return safe(name.charAt(0).toLowerCase() + name.slice(1));
}

function safe(name: string): string {
  return keywords.has(name) ? `\`${name}\`` : name;
}

function comment(text: string, depth = 0): string {
  return `${'  '.repeat(depth)}/// ${text}\n`;
}
