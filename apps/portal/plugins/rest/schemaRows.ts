import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { htmlEscape } from 'escape-goat';
import type { MemberRow } from '../api/memberRows.ts';
import { schemaLink } from './restAnchors.ts';
import { codeHtml, textHtml } from '../html/textHtml.ts';

/**
 * Lists the fields of an object, followed by the fields of nested objects with full names:
 * `links[].url`. Named schemas have their own tables.
 */
export function schemaRows(schema: JsonSchema, prefix = ''): readonly MemberRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inside = field.type === 'array' ? field.items : field;
    const mark = field.type === 'array' ? '[]' : '';
    return [
      {
        name: path,
        isOptional: !required.includes(name),
        type: schemaTypeHtml(field),
        default: defaultHtml(field),
        meaning: meaningHtml(field),
      },
      ...(inside?.properties === undefined ? [] : schemaRows(inside, `${path}${mark}.`)),
    ];
  });
}

/** A default value as HTML; '' without one. */
export function defaultHtml({ default: value }: JsonSchema): string {
  return value === undefined ? '' : codeHtml(String(value));
}

/** A type as HTML: `string[]`; names of schemas are links. */
export function schemaTypeHtml(schema: JsonSchema): string {
  const name = refName(schema);
  if (name !== undefined) return `<a href="${schemaLink(name)}">${name}</a>`;
  if (schema.oneOf !== undefined) return schema.oneOf.map(schemaTypeHtml).join(' | ');
  if (schema.enum !== undefined) {
    return htmlEscape(schema.enum.map((value) => JSON.stringify(value)).join(' | '));
  }
  if (schema.const !== undefined) return htmlEscape(JSON.stringify(schema.const));
  if (schema.prefixItems !== undefined) {
    return `[${schema.prefixItems.map(schemaTypeHtml).join(', ')}]`;
  }
  if (schema.type === 'array') {
    const item = schemaTypeHtml(schema.items ?? {});
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  return schema.title ?? schema.type ?? 'any';
}

/** Name of the referenced schema; undefined for an inline schema. */
function refName({ $ref }: JsonSchema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** Description and limits of a value, as HTML. */
export function meaningHtml(schema: JsonSchema): string {
  const { description = '' } = schema;
  return [textHtml(description), ...limitsOf(schema)].filter((part) => part !== '').join(' ');
}

const formats = {
  'date-time': 'ISO 8601 time.',
  date: 'ISO 8601 date.',
  uri: 'Address.',
} as const;

/** Limits of a value beyond its type, in words. */
function limitsOf(schema: JsonSchema): readonly string[] {
  const { format, maxLength, pattern, maxItems, items } = schema;
  return [
    format === undefined ? '' : formats[format],
    maxLength === undefined ? '' : `At most ${count(maxLength)} characters.`,
    rangeText(schema),
    maxItems === undefined ? '' : `At most ${count(maxItems)}.`,
    schema.uniqueItems === true ? 'No duplicates.' : '',
    pattern === undefined ? '' : `Pattern ${codeHtml(pattern)}.`,
    ...(items === undefined || items.properties !== undefined ? [] : itemLimits(items)),
  ];
}

function itemLimits({ maxLength }: JsonSchema): readonly string[] {
  return maxLength === undefined ? [] : [`Each at most ${count(maxLength)} characters.`];
}

function rangeText({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined && maximum === undefined) return '';
  if (maximum === undefined) return `At least ${count(minimum ?? 0)}.`;
  return minimum === undefined
    ? `At most ${count(maximum)}.`
    : `${count(minimum)} to ${count(maximum)}.`;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
