import type { SqlJsStatic } from 'sql.js';
import { MvfError } from '../MvfError.ts';

let loaded: Promise<SqlJsStatic> | undefined;

/**
 * Loads sql.js, which is large, and its WebAssembly module. It is kept for the next import.
 *
 * @param wasmUrl - address of the module, for browsers
 * @throws MvfError `missing-package` if sql.js is not installed, or its module cannot be loaded
 */
export function loadSqlJs(wasmUrl?: string): Promise<SqlJsStatic> {
  loaded ??= start(wasmUrl).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function start(wasmUrl?: string): Promise<SqlJsStatic> {
  const { default: initialize } = await loadPackage();
  try {
    return await initialize(wasmUrl === undefined ? {} : { locateFile: () => wasmUrl });
  } catch (error) {
    throw new MvfError(
      'missing-package',
      `The WebAssembly module of sql.js could not be loaded${wasmUrl === undefined ? '' : ` from ${wasmUrl}`}: ${reasonOf(error)}; expected the module of version 1.16.0. Pass its URL as wasmUrl, and allow 'wasm-unsafe-eval' in the Content-Security-Policy.`,
      { cause: error },
    );
  }
}

async function loadPackage() {
  try {
    return await import('sql.js');
  } catch (error) {
    throw new MvfError(
      'missing-package',
      `Reading a GeoPackage needs the package sql.js, which is not installed: ${reasonOf(error)}. Install it with npm install sql.js@1.16.0, or run: npx -p @mezzanine/mvf -p sql.js@1.16.0 mvf convert <file>`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}
