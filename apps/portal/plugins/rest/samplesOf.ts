import { format } from 'oxfmt';
import { site } from '../../../../site.config.ts';
import type { Sample } from './RestPiece.ts';
import type { SampleRequest } from './requestOf.ts';

const base = `${site.server.sampleOrigin}/api/v1`;
/** Name of the file in samples. */
const sampleFile = 'my-office.mvf.zip';
const placeholders = { key: 'your-key', secret: 'your-secret' } as const;

/** Writes a request in each language of the tabs. The programs run unchanged. */
export async function samplesOf(request: SampleRequest): Promise<readonly Sample[]> {
  return [
    { language: 'bash', label: 'curl', code: curlSample(request) },
    { language: 'ts', label: 'TypeScript', code: await typescriptSample(request) },
    { language: 'python', label: 'Python', code: pythonSample(request) },
  ];
}

/** Key and secret in samples: the demo pair if read access is enough. */
function pairFor({ needsWriting }: SampleRequest): {
  readonly key: string;
  readonly secret: string;
} {
  const { key, secret } = site.demo;
  return needsWriting ? placeholders : { key, secret };
}

/** The request body; for a token request, the key and secret. */
function bodyOf(request: SampleRequest): unknown {
  return request.template === '/token' ? pairFor(request) : request.body;
}

function curlSample(request: SampleRequest): string {
  const body = bodyOf(request);
  const address = `${base}${request.path}`;
  const isImplied = isImpliedMethod(request);
  const parts = [
    ...(isImplied ? [] : [`--request ${request.method}`]),
    ...(request.needsToken ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined ? [] : ["--header 'Content-Type: application/json'"]),
    ...(body === undefined ? [] : [`--data '${quotedJson(body)}'`]),
    ...(request.sendsFile
      ? ["--header 'Content-Type: application/zip'", `--data-binary @${sampleFile}`]
      : []),
    ...(request.answer === 'bytes' ? [`--output ${fileName(request)}`] : []),
  ];
  const shown = /[?&,]/.test(address) ? `'${address}'` : address;
  return [`curl ${shown}`, ...parts].join(' \\\n  ');
}

/** JSON in shell quotes, with its lines indented below the option. */
function quotedJson(value: unknown): string {
  return jsonText(value)
    .replaceAll('\n', '\n  ')
    .replaceAll("'", String.raw`'\''`);
}

/** Whether the method is the default of HTTP clients: GET, or POST with a body. */
function isImpliedMethod({ method, body, sendsFile }: SampleRequest): boolean {
  return method === (body === undefined && !sendsFile ? 'GET' : 'POST');
}

/** Name of the downloaded file, from the last segment of the URL; a bundle gets `.zip`. */
function fileName({ template, path }: SampleRequest): string {
  const last = path.replace(/\?.*$/, '').split('/').at(-1) ?? '';
  return template.endsWith('/bundle') ? 'venue.mvf.zip' : last;
}

async function typescriptSample(request: SampleRequest): Promise<string> {
  const { method, template, pathParameters, query, answer } = request;
  const parameters = {
    ...(Object.keys(pathParameters).length > 0 && { path: pathParameters }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const body = bodyOf(request);
  const options = [
    ...(Object.keys(parameters).length > 0 ? [`params: ${JSON.stringify(parameters)}`] : []),
    ...(body === undefined ? [] : [`body: ${JSON.stringify(body)}`]),
    ...(answer === 'bytes' ? [`parseAs: 'arrayBuffer'`] : []),
    ...(request.sendsFile
      ? [
          'body: file',
          'bodySerializer: (body) => body',
          "headers: { 'Content-Type': 'application/zip' }",
        ]
      : []),
  ];
  const call = `api.${method}('${template}'${options.length > 0 ? `, {${options.join(', ')}}` : ''})`;
  const { key, secret } = pairFor(request);
  const names = answer === 'nothing' ? 'error, response' : 'data, error';
  const shown = { json: 'data', bytes: 'data?.byteLength', nothing: 'response.status' }[answer];
  const code = `${request.sendsFile ? "import { openAsBlob } from 'node:fs';\n" : ''}import { createApiClient } from '@mezzanine/api-client';

const api = createApiClient({
  origin: '${site.server.sampleOrigin}', key: '${key}', secret: '${secret}' });
${request.sendsFile ? `const file = await openAsBlob('${sampleFile}');\n` : ''}const { ${names} } = await ${call};
if (error) throw new Error(error.detail);
console.log(${shown});`;
  const style = { singleQuote: true, printWidth: 88, objectWrap: 'collapse' } as const;
  return (await format('sample.ts', code, style)).code.trimEnd();
}

function pythonSample(request: SampleRequest): string {
  const body = bodyOf(request);
  const lines = [
    'import json',
    'from urllib.request import Request, urlopen',
    '',
    `api = "${base}"`,
  ];
  if (request.needsToken) {
    const { key, secret } = pairFor(request);
    lines.push(
      `pair = {"key": "${key}", "secret": "${secret}"}`,
      'headers = {"Content-Type": "application/json"}',
      'ask = Request(api + "/token", json.dumps(pair).encode(), headers)',
      'headers["Authorization"] = "Bearer " + json.load(urlopen(ask))["accessToken"]',
    );
  } else if (body !== undefined) {
    lines.push('headers = {"Content-Type": "application/json"}');
  }
  lines.push('');
  if (body !== undefined) lines.push(`body = ${pythonText(body)}`);
  if (request.sendsFile) {
    lines.push(
      `body = open("${sampleFile}", "rb").read()`,
      'headers["Content-Type"] = "application/zip"',
    );
  }
  const parts = [
    `api + "${request.path}"`,
    ...(body === undefined ? [] : ['json.dumps(body).encode()']),
    ...(request.sendsFile ? ['body'] : []),
    ...(request.needsToken || body !== undefined ? ['headers=headers'] : []),
    ...(isImpliedMethod(request) ? [] : [`method="${request.method}"`]),
  ];
  return [...lines, `request = Request(${parts.join(', ')})`, pythonEnd(request)].join('\n');
}

function pythonEnd(request: SampleRequest): string {
  if (request.answer === 'nothing') return 'print(urlopen(request).status)';
  if (request.answer === 'json') return 'print(json.load(urlopen(request)))';
  return `with open("${fileName(request)}", "wb") as file:\n    file.write(urlopen(request).read())`;
}

/** Converts JSON to Python, which differs only in three literals. */
function pythonText(value: unknown): string {
  return jsonText(value)
    .replace(/(?<=: |\[|^\s*)true\b/gm, 'True')
    .replace(/(?<=: |\[|^\s*)false\b/gm, 'False')
    .replace(/(?<=: |\[|^\s*)null\b/gm, 'None');
}

/** JSON with lists of scalar values on one line. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /\[\s+((?:"(?:[^"\\]|\\.)*"|-?[\d.]+)(?:,\s+(?:"(?:[^"\\]|\\.)*"|-?[\d.]+))*)\s+\]/g,
    (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`,
  );
}
