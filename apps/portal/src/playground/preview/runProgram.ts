import { describeFailure } from '@mezzanine/examples/describe-failure';
import { addressVariable, compileProgram } from './compileProgram.ts';
import { describeValues } from './describeValue.ts';
import { placeInStack, placeOfError, placeOfImport } from './placeOfError.ts';
import { serveYourMap } from './serveYourMap.ts';
import type {
  ConsoleLevel,
  PreviewFailure,
  PreviewMessage,
  PreviewProgram,
} from './previewMessages.ts';

/** Tells the page around. */
export type Send = (message: PreviewMessage) => void;

const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];

/**
 * Compiles a program and runs it as a module of this document. What it prints, what it fails at and
 * what it may not do is told to the page around.
 *
 * @param files - address of the folder that holds the files of all examples; ends in a slash
 */
export function runProgram(program: PreviewProgram, files: string, send: Send): void {
  // The program is often further down than the ten frames that browsers keep.
  Error.stackTraceLimit = 60;
  serveYourMap(program.map);
  const compiled = compileProgram(program.source, program.file);
  if (compiled.kind === 'failure') {
    const { text, line } = compiled;
    send({ type: 'failure', text, ...(line !== undefined && { line }) });
    return;
  }
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

/** The line that an error is from that is printed, or the line that prints. */
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
    // A script that does not load says so to itself only; capturing hears it all the same.
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

/** Packages that programs may import, as the document's import map names them. */
function packages(): readonly string[] {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
  return Object.keys(imports).filter((name) => !name.endsWith('-runtime'));
}

function missingImport(text = 'Something that the program imports could not be loaded.'): {
  readonly text: string;
  readonly remedy: string;
} {
  return {
    text,
    remedy: `Import only what the preview has: ${packages().join(', ')}.`,
  };
}

const refusals: Readonly<Record<string, string>> = {
  'connect-src': 'connects only to the venues and files of this site',
  'frame-src': 'shows no other page',
  'form-action': 'sends no form',
  'script-src-elem': 'runs only the program and its packages',
  'img-src': 'loads only pictures of this site',
};

function hearRefusals(address: string, send: Send): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const what = event.blockedURI === '' ? event.effectiveDirective : event.blockedURI;
    const why =
      refusals[event.effectiveDirective] ?? `does not allow it (${event.effectiveDirective})`;
    const isOwn = event.sourceFile === address || event.sourceFile === 'blob';
    send({
      type: 'failure',
      text: `Refused: ${what}. The preview ${why}.`,
      ...(isOwn && event.lineNumber > 0 && { line: event.lineNumber }),
    });
  });
}
