import { STATUS_CODES } from 'node:http';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { componentSchemas, operations } from '@mezzanine/api-contract/open-api-document';
import type { Operation } from '@mezzanine/api-contract/operation';
import { problemResponses } from '@mezzanine/api-contract/problem-responses';
import { memberTableHtml } from '../api/memberRows.ts';
import { operationHtml } from './operationHtml.ts';
import { requestOf } from './requestOf.ts';
import { errorAnchor, operationAnchor, schemaAnchor, schemaLink } from './restAnchors.ts';
import { resourcesHtml, navigationHtml } from './resourcesHtml.ts';
import { resourcesTopic, restPages, schemasTopic, topicAnchor } from './restPages.ts';
import type { RestPiece } from './RestPiece.ts';
import { jsonText, samplesOf } from './samplesOf.ts';
import { schemaRows, schemaTypeHtml } from './schemaRows.ts';
import { scrollTableHtml } from '../html/scrollTableHtml.ts';
import { textHtml } from '../html/textHtml.ts';

let known: Promise<readonly RestPiece[]> | undefined;

/** The reference of the platform API, generated from the contract that the server implements. */
export function restPieces(): Promise<readonly RestPiece[]> {
  known ??= makePieces();
  return known;
}

async function makePieces(): Promise<readonly RestPiece[]> {
  const tags = [...new Set(operations.map(({ tags: [tag] }) => tag))];
  const topics = await Promise.all(
    tags.map(async (tag) => {
      const own = operations.filter(({ tags: [name] }) => name === tag);
      return [heading(2, tag, topicAnchor(tag)), ...(await operationPieces(own))];
    }),
  );
  return [
    ...restPages.map((page): RestPiece => ({
      kind: 'navigation',
      of: page.of,
      html: navigationHtml(page),
    })),
    heading(2, 'Resources', resourcesTopic),
    { kind: 'html', html: resourcesHtml() },
    ...topics.flat(),
    ...errorPieces(),
    ...schemaPieces(),
  ];
}

const heading = (level: number, text: string, id: string): RestPiece => ({
  kind: 'heading',
  level,
  text,
  id,
});

async function operationPieces(own: readonly Operation[]): Promise<readonly RestPiece[]> {
  const pieces = await Promise.all(
    own.map(async (operation): Promise<readonly RestPiece[]> => {
      const { operationId, summary } = operation;
      return [
        heading(3, summary, operationAnchor(operationId)),
        { kind: 'html', html: operationHtml(operation) },
        { kind: 'samples', samples: await samplesOf(requestOf(operation)) },
        ...exampleOf(operation),
        { kind: 'try', operationId },
      ];
    }),
  );
  return pieces.flat();
}

/** The example of the first response that has one. */
function exampleOf({ responses }: Operation): readonly RestPiece[] {
  const examples = Object.entries(responses).flatMap(([status, response]): RestPiece[] => {
    const [content] = 'content' in response ? Object.values(response.content ?? {}) : [];
    if (content?.example === undefined) return [];
    const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
    return [{ kind: 'code', language: 'json', title, code: jsonText(content.example) }];
  });
  return examples.slice(0, 1);
}

function errorPieces(): readonly RestPiece[] {
  const rows = Object.values(problemResponses).map(({ description, content }) => {
    const { status } = content?.['application/problem+json']?.example as { status: number };
    const title = STATUS_CODES[status] ?? '';
    const id = errorAnchor(String(status));
    return (
      `<tr id="${id}"><td><a href="#${id}"><code>${status} ${title}</code></a></td>` +
      `<td>${textHtml(description)}</td></tr>`
    );
  });
  return [
    heading(2, 'Errors', 'errors'),
    {
      kind: 'html',
      html:
        `<p>The body of an error is a <a href="${schemaLink('Problem')}">problem document</a>: ` +
        '<code>detail</code> says what was given, what was expected, and what to do.</p>' +
        scrollTableHtml('Errors', ['Status', 'When'], rows),
    },
  ];
}

function schemaPieces(): readonly RestPiece[] {
  const pieces = Object.entries(componentSchemas).flatMap(([name, schema]): RestPiece[] => [
    heading(3, name, schemaAnchor(name)),
    { kind: 'html', html: schemaHtml(name, schema) },
  ]);
  return [heading(2, 'Schemas', schemasTopic), ...pieces];
}

function schemaHtml(name: string, schema: JsonSchema): string {
  const about = schema.description === undefined ? '' : `<p>${textHtml(schema.description)}</p>`;
  const choices = (schema.oneOf ?? []).filter(({ properties }) => properties !== undefined);
  if (choices.length > 0) return about + choices.map((choice) => choiceHtml(name, choice)).join('');
  const rows = schemaRows(schema);
  return rows.length === 0
    ? `${about}<p><code>${schemaTypeHtml(schema)}</code></p>`
    : `${about}${memberTableHtml(rows, `Fields of ${name}`, schemaAnchor(name))}`;
}

/** One of the alternatives of a schema, under its title. */
function choiceHtml(name: string, choice: JsonSchema): string {
  const { title = name, description = '' } = choice;
  return (
    `<p><code>${title}</code>: ${textHtml(description)}</p>` +
    memberTableHtml(schemaRows(choice), `Fields of ${title}`)
  );
}
