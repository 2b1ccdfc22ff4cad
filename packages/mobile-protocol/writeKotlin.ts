import { appEvents, publicTypes } from './publicTypes.ts';
import type { Declaration, Declarations, Field, Fields, Schema } from './src/schema/Schema.ts';
import type { EventEntry, RequestEntry } from './src/schema/messages.ts';

/** Names that mean something else in Kotlin. */
const kotlinNames: Readonly<Record<string, string>> = { Nothing: 'Empty' };

/** Words that are not names without backticks. */
const hardKeywords = new Set(
  (
    'as break class continue do else false for fun if in interface is null object package return ' +
    'super this throw true try typealias typeof val var when while'
  ).split(' '),
);

const greatestInt = 2 ** 31 - 1;
const kotlinPackage = 'io.github.mezzanine';

/** Texts of each word of a choice, as properties of its enum: by choice, property, and word. */
export type WordTexts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The named types of the protocol as Kotlin. Those that only messages have are internal. */
export function kotlinTypes(
  declarations: Declarations,
  events: Readonly<Record<string, EventEntry>>,
  texts: WordTexts,
): string {
  const known = publicTypes(declarations, events);
  const parts = Object.entries(declarations).map(([name, declaration]) => {
    const text = declared(name, declaration, texts[name] ?? {});
    return known.has(name) ? text : text.replaceAll('public ', 'internal ');
  });
  return `@file:OptIn(ExperimentalSerializationApi::class)

package ${kotlinPackage}

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

${parts.join('\n')}`;
}

/** Access to the topics of the state by name, as Kotlin. */
export function kotlinTopics(topics: Fields): string {
  const names = Object.keys(topics);
  const values = names.map((name) => `StateTopic.${enumName(name)} -> ${name}\n`);
  const kept = names.map(
    (name) => `${name} = ${name}.takeIf { StateTopic.${enumName(name)} in topics },\n`,
  );
  return `package ${kotlinPackage}

/** The value of a topic. */
internal operator fun MapState.get(topic: StateTopic): Any? =
    when (topic) {
${indented(values.join(''), 2)}    }

/** The state with only these topics. */
internal fun MapState.only(topics: Set<StateTopic>): MapState =
    MapState(
${indented(kept.join(''), 2)}    )
`;
}

/** The messages of both sides as Kotlin. */
export function kotlinMessages(
  requests: Readonly<Record<string, RequestEntry>>,
  events: Readonly<Record<string, EventEntry>>,
): string {
  const hostTypes = Object.entries(requests).map(([type, { description, payload, reply }]) => {
    const serializer = `${kotlinName(payload)}.serializer()`;
    const about = comment(description);
    const name = camelCase(type);
    return reply === undefined
      ? `${about}val ${name}: MessageType<${kotlinName(payload)}> = MessageType("${type}", ${serializer})\n`
      : `${about}val ${name}: RequestType<${kotlinName(payload)}, ${kotlinName(reply)}> =\n    RequestType("${type}", ${serializer}, ${kotlinName(reply)}.serializer())\n`;
  });
  const reported = appEvents(events);
  const cases = reported.map(([type, { description, payload }]) =>
    isEmpty(payload)
      ? `${comment(description)}public data object ${pascalCase(type)} : MapEvent\n`
      : `${comment(description)}public data class ${pascalCase(type)}(\n${indented(`${comment('What happened.')}public val payload: ${kotlinPackage}.${payload},\n`)}) : MapEvent\n`,
  );
  const readers = reported.map(([type, { payload }]) =>
    isEmpty(payload)
      ? `"${type}" to EventType(Empty.serializer()) { MapEvent.${pascalCase(type)} },\n`
      : `"${type}" to EventType(${payload}.serializer()) { MapEvent.${pascalCase(type)}(it) },\n`,
  );
  const names = Object.keys(requests).map((type) => `${camelCase(type)},\n`);
  return `package ${kotlinPackage}

/** Something that happened on the map. */
public sealed interface MapEvent {
${indented(cases.join('\n'))}}

/** Messages of the host. */
internal object HostMessages {
${indented(hostTypes.join('\n'))}
    /** Every message, by type. */
    val byType: Map<String, MessageType<*>> =
        listOf<MessageType<*>>(
${indented(names.join(''), 3)}        ).associateBy { it.type }
}

/** Events of the page for apps, by type. */
internal val eventTypes: Map<String, EventType<*>> =
    mapOf(
${indented(readers.join(''), 2)}    )
`;
}

function declared(
  name: string,
  declaration: Declaration,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const about = comment(declaration.description);
  switch (declaration.kind) {
    case 'record':
      return about + classOf({ name: kotlinName(name), path: name, fields: declaration.fields });
    case 'choice':
      return about + enumOf(name, declaration.words, texts);
    case 'union': {
      const cases = Object.entries(declaration.cases).map(([word, { description, fields }]) => {
        const caseName = pascalCase(word);
        const path = `${name}.${caseName}`;
        return comment(description) + classOf({ name: caseName, path, fields, word, parent: name });
      });
      return `${about}@Serializable\n@JsonClassDiscriminator("${declaration.tag}")\npublic sealed interface ${name} {\n${indented(cases.join('\n'))}}\n`;
    }
  }
}

interface ClassParts {
  readonly name: string;
  /** Its name in messages of errors. */
  readonly path: string;
  readonly fields: Fields;
  /** The word that names the case of a union, and the union. */
  readonly word?: string;
  readonly parent?: string;
}

function classOf({ name, path, fields, word, parent }: ClassParts): string {
  const entries = Object.entries(fields);
  const base = parent === undefined ? '' : ` : ${parent}`;
  const marks = `@Serializable\n${word === undefined ? '' : `@SerialName("${word}")\n`}`;
  if (entries.length === 0) return `${marks}public data object ${name}${base}\n`;
  // Required fields first, so that constructors for Java can leave out the optional ones.
  const ordered = [
    ...entries.filter(([, { isOptional }]) => !isOptional),
    ...entries.filter(([, { isOptional }]) => isOptional),
  ];
  const overloads = entries.some(([, { isOptional }]) => isOptional)
    ? ' @JvmOverloads constructor'
    : '';
  const checks = ordered
    .map(([fieldName, field]) =>
      checkOf(`"${path}.${fieldName}"`, fieldOf(fieldName), field.schema),
    )
    .filter((check) => check !== '');
  const body =
    checks.length === 0 ? '' : ` {\n${indented(`init {\n${indented(checks.join(''))}}\n`)}}`;
  return `${marks}public data class ${name}${overloads}(\n${indented(
    ordered.map(([fieldName, field]) => property(fieldName, field)).join(''),
  )})${base}${body}\n`;
}

function property(name: string, { schema, description, isOptional }: Field): string {
  const type = typeOf(schema);
  return `${comment(description)}public val ${fieldOf(name)}: ${type}${isOptional ? '? = null' : ''},\n`;
}

function enumOf(
  name: string,
  words: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const entries = Object.entries(words).map(([word, meaning]) => {
    const more = Object.values(texts).map((byWord) => `, ${JSON.stringify(byWord[word])}`);
    return `${comment(meaning)}@SerialName("${word}")\n${enumName(word)}("${word}"${more.join('')}),\n`;
  });
  const properties = Object.keys(texts).map(
    (text) => `${comment(`The ${text} for an error with this code.`)}public val ${text}: String,\n`,
  );
  return `@Serializable\npublic enum class ${name}(\n${indented(
    `${comment('The word in messages.')}public val word: String,\n${properties.join('')}`,
  )}) {\n${indented(`${entries.join('\n')};\n`)}}\n`;
}

function typeOf(schema: Schema): string {
  switch (schema.kind) {
    case 'text':
      return 'String';
    case 'number':
      return 'Double';
    case 'count':
      return isLong(schema.most) ? 'Long' : 'Int';
    case 'flag':
      return 'Boolean';
    case 'list':
      return `List<${typeOf(schema.of)}>`;
    case 'map':
      return `Map<String, ${typeOf(schema.of)}>`;
    case 'ref':
      return kotlinName(schema.name);
  }
}

/** Statements that reject a value out of bounds; none for values that have no bounds. */
function checkOf(path: string, value: string, schema: Schema): string {
  switch (schema.kind) {
    case 'text':
      return `checkText(${path}, ${value}, ${schema.most})\n`;
    case 'number':
      return `checkNumber(${path}, ${value}, ${double(schema.least)}, ${double(schema.most)})\n`;
    case 'count':
      return `checkCount(${path}, ${value}, ${schema.most}${isLong(schema.most) ? 'L' : ''})\n`;
    case 'list':
    case 'map': {
      const call = `check${pascalCase(schema.kind)}(${path}, ${value}, ${schema.most})`;
      const each = checkOf('path', 'item', schema.of);
      return each === '' ? `${call}\n` : `${call} { path, item ->\n${indented(each)}}\n`;
    }
    case 'flag':
    case 'ref':
      return '';
  }
}

function isLong(most: number): boolean {
  return most > greatestInt;
}

function double(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

function isEmpty(payload: string): boolean {
  return kotlinName(payload) === 'Empty';
}

function kotlinName(name: string): string {
  return kotlinNames[name] ?? name;
}

/** `ease-in` and `blueDot` become `EASE_IN` and `BLUE_DOT`. */
function enumName(word: string): string {
  return word
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase();
}

/** The name of a property, which may be a word of the language. */
function fieldOf(name: string): string {
  return hardKeywords.has(name) ? `\`${name}\`` : name;
}

function camelCase(word: string): string {
  return word.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(word: string): string {
  const name = camelCase(word);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function indented(text: string, levels = 1): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(4 * levels));
}

function comment(text: string): string {
  return `/** ${text} */\n`;
}
