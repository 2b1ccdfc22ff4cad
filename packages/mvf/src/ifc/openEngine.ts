import type * as WebIfc from 'web-ifc';
import type { IfcAPI } from 'web-ifc';
import { MvfError } from '../MvfError.ts';

/** The engine of an import, and a way to keep it for the next one. */
export interface Engine {
  readonly api: IfcAPI;
  /** Keeps the engine for the next import. Engines that failed are not kept. */
  readonly giveBack: () => void;
}

/** Memory of an engine never shrinks; one that has more than this is not kept. */
const mostKeptBytes = 256 * 2 ** 20;

let idle: IfcAPI | undefined;

/**
 * Loads web-ifc, which is large, and its WebAssembly module.
 *
 * @param wasmUrl - address of `web-ifc.wasm`, for browsers
 * @throws MvfError `missing-package` if web-ifc is not installed, or its module cannot be loaded
 */
export async function openEngine(wasmUrl?: string): Promise<Engine> {
  const api = idle ?? (await startEngine(wasmUrl));
  idle = undefined;
  return {
    api,
    giveBack: () => {
      const memory = (api.wasmModule as { HEAPU8?: Uint8Array } | undefined)?.HEAPU8;
      if (memory !== undefined && memory.byteLength <= mostKeptBytes) idle = api;
    },
  };
}

async function startEngine(wasmUrl?: string): Promise<IfcAPI> {
  const { IfcAPI, LogLevel } = await loadPackage();
  const api = new IfcAPI();
  const locate = wasmUrl === undefined ? undefined : () => wasmUrl;
  try {
    await quietly(() => api.Init(locate, true));
  } catch (error) {
    throw new MvfError(
      'missing-package',
      `The WebAssembly module of web-ifc could not be loaded${wasmUrl === undefined ? '' : ` from ${wasmUrl}`}: ${reasonOf(error)}; expected web-ifc.wasm of version 0.0.78. Pass its URL as wasmUrl, and allow 'wasm-unsafe-eval' in the Content-Security-Policy.`,
      { cause: error },
    );
  }
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  return api;
}

async function loadPackage(): Promise<typeof WebIfc> {
  try {
    return await import('web-ifc');
  } catch (error) {
    throw new MvfError(
      'missing-package',
      `Reading an IFC model needs the package web-ifc, which is not installed: ${reasonOf(error)}. Install it with npm install web-ifc@0.0.78, or run: npx -p @mezzanine/mvf -p web-ifc@0.0.78 mvf convert <file>`,
      { cause: error },
    );
  }
}

/**
 * Starts the module silently. It binds the console's functions when it starts, and would otherwise
 * write geometry diagnostics between a program's own output.
 */
function quietly<T>(start: () => T): T {
  const { log, error } = console;
  const ignore = (): void => undefined;
  Object.assign(console, { log: ignore, error: ignore });
  try {
    return start();
  } finally {
    Object.assign(console, { log, error });
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}
