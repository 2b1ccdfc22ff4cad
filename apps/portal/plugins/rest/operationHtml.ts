import { maxBodyBytes, maxVenueBytes } from '@mezzanine/api-contract/limits';
import {
  jsonBodyOf,
  type Operation,
  type OperationResponse,
  type Parameter,
} from '@mezzanine/api-contract/operation';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { htmlEscape } from 'escape-goat';
import { memberTableHtml } from '../api/memberRows.ts';
import { errorLink } from './restAnchors.ts';
import { defaultHtml, meaningHtml, schemaRows, schemaTypeHtml } from './schemaRows.ts';
import { codeHtml, textHtml } from '../html/textHtml.ts';

/** Parameters, body, and responses of an operation, as HTML below its heading. */
export function operationHtml(operation: Operation): string {
  const { method, path, description, parameters } = operation;
  const address = htmlEscape(`/api/v1${path}`).replaceAll('/', '/<wbr>');
  const body = jsonBodyOf(operation)?.schema;
  return [
    `<p class="rest-line"><span class="rest-method rest-${method}">${method.toUpperCase()}</span> `,
    `<code>${address}</code></p>`,
    `<p>${textHtml(description)}</p>`,
    factsHtml(operation),
    parametersHtml(parameters),
    fileHtml(operation),
    body === undefined ? '' : `${kindHtml(`Body: ${bodyTypeHtml(body)}`)}${fieldsHtml(body)}`,
    answersHtml(operation),
  ].join('');
}

/** A line between the parts, which search ignores because it is the same everywhere. */
function kindHtml(html: string): string {
  return `<p class="api-kind">${html}</p>`;
}

function bodyTypeHtml(schema: JsonSchema): string {
  return `<code>application/json</code>, ${typeHtml(schema)}`;
}

/** The content types of an operation's file upload. */
function fileHtml(operation: Operation): string {
  const types = Object.keys(operation.requestBody?.content ?? {});
  if (types.length === 0 || jsonBodyOf(operation) !== undefined) return '';
  return kindHtml(`Body: a file, as ${types.map(codeHtml).join(', ')}`);
}

function typeHtml(schema: JsonSchema): string {
  return `<code>${schemaTypeHtml(schema)}</code>`;
}

function factsHtml(operation: Operation): string {
  const { responses } = operation;
  const errors = Object.entries(responses)
    .filter(([, response]) => '$ref' in response)
    .map(([status]) => `<a href="${errorLink(status)}">${status}</a>`);
  return kindHtml(
    [
      tokenText(operation),
      limitText(operation),
      errors.length === 0 ? '' : `Errors: ${errors.join(', ')}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}

function tokenText({ security: [scheme], isOpenIfPublic }: Operation): string {
  if (scheme === undefined) return 'No token.';
  const token = `Token of a key with the scope ${codeHtml(scheme.bearer[0])}.`;
  return isOpenIfPublic ? `No token for public venues. ${token}` : token;
}

function limitText(operation: Operation): string {
  if (operation.requestBody === undefined) return '';
  return jsonBodyOf(operation) === undefined
    ? `At most ${maxVenueBytes / 1024 / 1024} MiB.`
    : `At most ${maxBodyBytes / 1024} KiB of JSON.`;
}

const places = { path: 'In the path.', query: 'In the query.', header: 'Header.' } as const;

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, required, schema, description, in: place }) => ({
    name,
    isOptional: required !== true,
    type: schemaTypeHtml(schema),
    default: defaultHtml(schema),
    meaning: `${places[place]} ${meaningHtml({ ...schema, description })}`,
  }));
  return memberTableHtml(rows, 'Parameters');
}

function answersHtml(operation: Operation): string {
  const answers = Object.entries(operation.responses).flatMap(([status, response]) =>
    '$ref' in response ? [] : [[status, response] as const],
  );
  const list = answers.map(
    ([status, response]) => `<dt>${status}</dt><dd>${answerHtml(response)}</dd>`,
  );
  const [schema] = answers.flatMap(([, response]) => jsonSchemaOf(response));
  return (
    `${kindHtml('Answers')}<dl class="api-details">${list.join('')}</dl>` +
    (schema === undefined ? '' : fieldsHtml(schema))
  );
}

function answerHtml(response: OperationResponse): string {
  const { description, headers = {}, content = {} } = response;
  const types = Object.keys(content);
  const [schema] = jsonSchemaOf(response);
  return [
    textHtml(description),
    types.length === 0 ? '' : ` ${types.map(codeHtml).join(', ')}`,
    // An inline schema is listed below.
    schema === undefined || schema.properties !== undefined ? '' : `: ${typeHtml(schema)}`,
    Object.keys(headers).length === 0
      ? ''
      : ` with ${Object.keys(headers).map(codeHtml).join(', ')}`,
  ].join('');
}

function jsonSchemaOf({ content = {} }: OperationResponse): readonly JsonSchema[] {
  return Object.entries(content)
    .filter(([type]) => type.endsWith('json'))
    .map(([, { schema }]) => schema);
}

/** Folded fields of an inline schema. A named schema has a table, which its name links to. */
function fieldsHtml(schema: JsonSchema): string {
  const label = 'Fields of the response';
  const parts = (schema.oneOf ?? [schema]).map((part) => {
    const rows = schemaRows(part);
    if (rows.length === 0) return '';
    return (
      `<details class="rest-fields docsearch-ignore"><summary>${label}</summary>` +
      `${memberTableHtml(rows, label)}</details>`
    );
  });
  return parts.join('');
}
