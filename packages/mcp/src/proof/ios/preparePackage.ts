import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { ToolError } from '../../results/ToolError.ts';
import type { PackageSource } from '../../site/SiteSource.ts';
import { runProgram } from '../programs/runProgram.ts';

/** The built package of the iOS SDK. */
export interface SwiftPackage {
  /** Its folder. */
  readonly folder: string;
  /** Arguments of the compiler to find its modules. */
  readonly flags: readonly string[];
}

const archive = '/downloads/mezzanine-ios-sdk.zip';
const leastSwift = 6;
const missing = `Swift needs version ${leastSwift} or later of \`swift\` and \`swiftc\` on the PATH, on Linux or macOS. Install it (https://www.swift.org/install; macOS: Xcode 16 or later), and restart this server.`;
/** The oldest system that the SDK supports. */
const system = 'ios15.0';
/** Timeout of the build in seconds. */
const maxSeconds = 1200;

/**
 * Builds the package of a site for checks.
 *
 * @param root - empty folder for it
 * @throws ToolError if Swift or the package is missing, or the build fails
 */
export async function preparePackage(site: PackageSource, root: string): Promise<SwiftPackage> {
  await expectSwift(root);
  const bytes = await site.readBytes(archive);
  if (bytes === undefined) {
    throw new ToolError(`The site has no ${archive}. Build it: npm run build`);
  }
  const folder = await unpack(bytes, root);
  const flags = await systemFlags(root);
  const passed = flags.flatMap((flag) => ['-Xswiftc', flag]);
  // The oldest module needs all others.
  const args = ['build', '--target', 'MezzanineV3', '--scratch-path', join(root, 'build')];
  const built = await runProgram({
    program: 'swift',
    args: [...args, ...passed],
    folder,
    seconds: maxSeconds,
  });
  if (built.status !== 0) {
    const problem = /error: .+/.exec(built.text)?.[0] ?? 'It was ended.';
    throw new ToolError(`Swift could not build the iOS SDK: ${problem.slice(0, 600)}`);
  }
  return { folder: root, flags: [...flags, '-I', join(root, 'build/debug/Modules')] };
}

async function expectSwift(folder: string): Promise<void> {
  const { text } = await runProgram({ program: 'swift', args: ['--version'], folder, seconds: 60 });
  if (Number(/Swift version (\d+)/.exec(text)?.[1] ?? 0) < leastSwift) throw new ToolError(missing);
}

/** On a Mac, programs are compiled for the iOS simulator. Elsewhere, the package itself declares the parts of Apple's frameworks that it uses. */
async function systemFlags(folder: string): Promise<readonly string[]> {
  if (process.platform !== 'darwin') return [];
  const args = ['--sdk', 'iphonesimulator', '--show-sdk-path'];
  const { status, text } = await runProgram({ program: 'xcrun', args, folder, seconds: 60 });
  if (status !== 0) throw new ToolError(missing);
  const cpu = process.arch === 'arm64' ? 'arm64' : 'x86_64';
  return ['-sdk', text.trim(), '-target', `${cpu}-apple-${system}-simulator`];
}

/** Unpacks the archive, and returns the folder of the package in it. */
async function unpack(bytes: Uint8Array, root: string): Promise<string> {
  const files = unzipSync(bytes, { filter: ({ name }) => !name.endsWith('/') });
  const names = Object.keys(files);
  const manifest = names.find((name) => /^[^/]+\/Package\.swift$/.test(name));
  const isInside = (name: string) => join(root, name).startsWith(root + sep);
  if (manifest === undefined || !names.every(isInside)) {
    throw new ToolError(`${archive} is not the package of the iOS SDK. Build it: npm run build`);
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return join(root, dirname(manifest));
}
