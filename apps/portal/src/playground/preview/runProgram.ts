import { describeFailure } from '@mezzanine/examples/describe-failure';
import { serveYourMap } from '@mezzanine/examples/your-map';
import { addressVariable, compileProgram } from './compileProgram.ts';
import { describeValues } from './describeValue.ts';
import { placeInStack, placeOfError, placeOfImport } from './placeOfError.ts';
import type {
  ConsoleLevel,
  PreviewFailure,
  PreviewMessage,
  PreviewProgram,
} from './previewMessages.ts';

/** Sends a message to the embedding page. */
export type Send = (message: PreviewMessage) => void;

const noMap =
  'This program loads your own map, but this browser has none. Choose a file under "Your map", or a demo venue under "Venue".';

const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];

/**
 * Compiles a program and runs it as a module of this document. Output, errors, and policy violations are
 * sent to the embedding page.
 *
 * @param files - URL of the folder with the files of all examples, with a trailing slash
 */
export function runProgram(program: PreviewProgram, files: string, send: Send): void {
  // The program is often below the ten frames that browsers record by default.
  Error.stackTraceLimit = 60;
  serveYourMap({ read: () => Promise.resolve(program.map), missing: noMap });
  const compiled = compileProgram(program.source, program.file);
  if (compiled.kind === 'failure') {
    const { text, line } = compiled;
    send({ type: 'failure', text, ...(line !== undefined && { line }) });
    return;
  }
  if (program.file.endsWith('.tsx')) addReactRoot();
  Object.assign(window, { [addressVariable]: `${files}${program.example}/${program.file}` });
  const module = new Blob([compiled.code], { type: 'text/javascript' });
  const address = URL.createObjectURL(module);
  hearConsole(address, send);
  hearFailures(program, address, send);
  hearRefusals(address, send);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  document.body.append(script);
}

/** The element that React renders into, as in a project from its template. */
function addReactRoot(): void {
  const root = document.createElement('div');
  root.id = 'root';
  document.getElementById('map')?.append(root);
}

function hearConsole(address: string, send: Send): void {
  const { console: printer } = window;
  for (const level of levels) {
    const print = printer[level].bind(printer);
    printer[level] = (...values: unknown[]) => {
      const line = level === 'error' || level === 'warn' ? placeOf(values, address) : undefined;
      send({ type: 'console', level, text: describeValues(values), ...(line && { line }) });
      print(...values);
    };
  }
}

/** The line of the printed error, otherwise the line that printed it. */
function placeOf(values: readonly unknown[], address: string): number | undefined {
  const [error] = values.filter((value) => value instanceof Error);
  return placeOfError(error, address) ?? placeInStack(new Error('here').stack, address);
}

function hearFailures({ source }: PreviewProgram, address: string, send: Send): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    send(toFailure(reason, source, address));
  });
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        const line = event.filename === address && event.lineno > 0 ? event.lineno : undefined;
        send({
          ...toFailure(event.error ?? event.message, source, address),
          ...(line && { line }),
        });
      } else if (event.target instanceof HTMLScriptElement) {
        send({ type: 'failure', ...missingImport() });
      }
    },
    // Load errors of scripts do not bubble, but can be captured.
    { capture: true },
  );
}

function toFailure(error: unknown, source: string, address: string): PreviewFailure {
  const { message, remedy, code } = describeFailure(error);
  const [, specifier] = /module specifier ["'`]?([^"'`]+)/.exec(message) ?? [];
  if (specifier !== undefined) {
    const importedAt = placeOfImport(source, specifier);
    return { type: 'failure', ...missingImport(message), ...(importedAt && { line: importedAt }) };
  }
  const line = placeOfError(error, address);
  const text =
    error instanceof Error && remedy === undefined ? `${error.name}: ${message}` : message;
  return {
    type: 'failure',
    text,
    ...(remedy !== undefined && { remedy }),
    ...(code !== undefined && { code }),
    ...(line !== undefined && { line }),
  };
}

/** Packages in the document's import map, which programs can import. */
function packages(): readonly string[] {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
  return Object.keys(imports).filter((name) => !name.endsWith('-runtime'));
}

function missingImport(text = 'An import of the program could not be loaded.'): {
  readonly text: string;
  readonly remedy: string;
} {
  return {
    text,
    remedy: `The preview supports these packages: ${packages().join(', ')}.`,
  };
}

const refusals: Readonly<Record<string, string>> = {
  'connect-src': 'only connects to the venues and files of this site',
  'frame-src': 'cannot show other pages',
  'form-action': 'cannot submit forms',
  'script-src-elem': 'only runs the program and its packages',
  'img-src': 'only loads images of this site',
};

function hearRefusals(address: string, send: Send): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const what = event.blockedURI === '' ? event.effectiveDirective : event.blockedURI;
    const why =
      refusals[event.effectiveDirective] ?? `does not allow it (${event.effectiveDirective})`;
    const isOwn = event.sourceFile === address || event.sourceFile === 'blob';
    send({
      type: 'failure',
      text: `Blocked: ${what}. The preview ${why}.`,
      ...(isOwn && event.lineNumber > 0 && { line: event.lineNumber }),
    });
  });
}
