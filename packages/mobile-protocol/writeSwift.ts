import type { Declaration, Declarations, Fields, Schema } from './src/schema/Schema.ts';
import type { EventEntry, RequestEntry } from './src/schema/messages.ts';

const keywords = new Set(['default', 'in', 'is', 'as', 'continue', 'for', 'case', 'self']);

/** The types of the protocol as Swift: `Codable`, `Sendable`, and `Hashable` structs and enums. */
export function swiftTypes(declarations: Declarations): string {
  const all = Object.entries(declarations).map(([name, one]) => declared(swiftName(name), one));
  return `import Foundation\n\n${all.join('\n')}`;
}

/** The types of messages as Swift. */
export function swiftMessages(
  requests: Readonly<Record<string, RequestEntry>>,
  events: Readonly<Record<string, EventEntry>>,
): string {
  const cases = (entries: Readonly<Record<string, { readonly description: string }>>): string =>
    Object.entries(entries)
      .map(
        ([type, { description }]) =>
          `${comment(description, 1)}  case ${caseOf(type)} = "${type}"\n`,
      )
      .join('');
  const pairs = Object.entries(requests).flatMap(([type, { payload, reply, description }]) =>
    reply === undefined
      ? []
      : [
          `${comment(description)}public enum ${pascal(type)}Call: ProtocolRequest {
  public typealias Payload = ${swiftName(payload)}
  public typealias Reply = ${swiftName(reply)}
  public static let type = HostMessageType.${caseOf(type)}
}
`,
        ],
  );
  const event = Object.entries(events);
  return `import Foundation

/// Types of the host's messages.
public enum HostMessageType: String, Codable, Sendable, CaseIterable {
${cases(requests)}}

/// Types of the page's events.
public enum PageEventType: String, Codable, Sendable, CaseIterable {
${cases(events)}}

/// A request: its payload, and the reply to it.
public protocol ProtocolRequest {
  associatedtype Payload: Codable & Sendable
  associatedtype Reply: Codable & Sendable
  static var type: HostMessageType { get }
}

${pairs.join('\n')}
/// An event of the page with its payload.
public enum PageEvent: Sendable, Hashable {
${event.map(([type, { payload, description }]) => `${comment(description, 1)}  case ${caseOf(type)}(${swiftName(payload)})\n`).join('')}
  /// Reads the payload of an event.
  public init(type: PageEventType, payload: (any Decodable.Type) throws -> any Decodable) throws {
    func read<Value: Decodable>(_ of: Value.Type) throws -> Value {
      guard let value = try payload(of) as? Value else {
        throw DecodingError.valueNotFound(of, .init(codingPath: [], debugDescription: "No payload."))
      }
      return value
    }
    switch type {
${event.map(([type, { payload }]) => `    case .${caseOf(type)}: self = .${caseOf(type)}(try read(${swiftName(payload)}.self))\n`).join('')}    }
  }
}
`;
}

function declared(name: string, declaration: Declaration): string {
  const about = comment(declaration.description);
  switch (declaration.kind) {
    case 'record':
      return `${about}public struct ${name}: Codable, Sendable, Hashable {\n${members(declaration.fields)}}\n`;
    case 'choice':
      return `${about}public enum ${name}: String, Codable, Sendable, CaseIterable {\n${Object.entries(
        declaration.words,
      )
        .map(([word, meaning]) => `${comment(meaning, 1)}  case ${caseOf(word)} = "${word}"\n`)
        .join('')}}\n`;
    case 'union':
      return `${about}${unionOf(name, declaration)}`;
  }
}

function unionOf(name: string, { tag, cases }: Declaration & { readonly kind: 'union' }): string {
  const entries = Object.entries(cases).map(([word, one]) => ({
    word,
    type: pascal(word),
    ...one,
  }));
  const each = (text: (one: (typeof entries)[number]) => string): string =>
    entries.map(text).join('');
  return `public enum ${name}: Codable, Sendable, Hashable {
${each(({ word, type, description }) => `${comment(description, 1)}  case ${caseOf(word)}(${type})\n`)}
${each(({ type, description, fields }) => `${comment(description, 1)}  public struct ${type}: Codable, Sendable, Hashable {\n${indented(members(fields))}  }\n\n`)}  private enum Tag: String, CodingKey { case tag = "${tag}" }

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
}
`;
}

function members(fields: Fields): string {
  const entries = Object.entries(fields);
  const declaredFields = entries.map(
    ([name, { schema, description, isOptional }]) =>
      `${comment(description, 1)}  public var ${safe(name)}: ${typeOf(schema)}${isOptional ? '?' : ''}\n`,
  );
  const parameters = entries.map(
    ([name, { schema, isOptional }]) =>
      `    ${safe(name)}: ${typeOf(schema)}${isOptional ? '? = nil' : ''}`,
  );
  const start = entries.length === 0 ? '  public init(' : '\n  public init(\n';
  const end = entries.length === 0 ? ') {' : '\n  ) {\n';
  const body = entries.map(([name]) => `    self.${name} = ${safe(name)}\n`).join('');
  return `${declaredFields.join('')}${start}${parameters.join(',\n')}${end}${body}${entries.length === 0 ? '' : '  '}}\n`;
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

/** Names that Foundation and Swift have too. */
function swiftName(name: string): string {
  return name === 'Nothing' ? 'NoData' : name;
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
