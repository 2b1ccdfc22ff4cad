import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { androidModules, type AndroidModule } from '../artifacts/androidModules.ts';
import { digestNames, digestOf } from '../artifacts/digestsOf.ts';
import { readPom, type ModuleDescription } from '../artifacts/readPom.ts';
import type { Check } from './runChecks.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const sdk = path.join(root, 'sdks/android');
/** An app that uses the artifacts of the server. */
const sample = path.join(root, 'e2e/packages/android');
const work = path.join(root, '.cache/maven-test');

/**
 * Checks the Maven repository of a server: the content of the artifacts, and an app that Maven
 * builds with them.
 *
 * @param origin - address of the server
 */
export function artifactChecks(origin: string): readonly Check[] {
  const repository = `${origin}/maven/`;
  return [
    ...androidModules.flatMap((module) => moduleChecks(repository, module)),
    {
      name: 'Maven resolves the artifacts from the server, and a program with them runs',
      run: () => buildApp(repository),
    },
  ];
}

function moduleChecks(repository: string, module: AndroidModule): readonly Check[] {
  const description = describe(module.folder);
  const { artifact } = description;
  const address = addressOf(repository, description);
  return [
    {
      name: `${artifact}: every file has the digests that the server names`,
      run: async () => {
        for (const end of [`.${module.kind}`, '-sources.jar', '-javadoc.jar', '.pom', '.module']) {
          const bytes = await download(`${address}${end}`);
          for (const name of digestNames) {
            const digest = new TextDecoder().decode(await download(`${address}${end}.${name}`));
            assert.equal(digest, digestOf(name, bytes), `${end}.${name}`);
          }
        }
      },
    },
    {
      name: `${artifact}: the ${module.kind} has everything once, and keeps its budget`,
      run: async () => checkLibrary(await download(`${address}.${module.kind}`), module),
    },
    {
      name: `${artifact}: its dependencies exist in Google's repository, in Maven Central, or here`,
      run: async () => checkDependencies(await download(`${address}.pom`), description),
    },
  ];
}

function checkLibrary(
  library: Uint8Array,
  { folder, kind, assets = {}, budgetBytes }: AndroidModule,
): void {
  assert.ok(library.byteLength <= budgetBytes, `${library.byteLength} bytes`);
  const names = namesIn(library);
  assert.deepEqual(names, [...new Set(names)], 'An entry is there twice.');
  if (kind === 'jar') return checkClasses(library);
  const files = unzipSync(library);
  for (const name of ['AndroidManifest.xml', 'R.txt', 'classes.jar']) {
    assert.ok(name in files, `${name} is missing.`);
  }
  const hasRules = existsSync(path.join(sdk, folder, 'consumer-rules.pro'));
  assert.equal('proguard.txt' in files, hasRules, 'proguard.txt');
  for (const [asset, source] of Object.entries(assets)) {
    const built = readFileSync(path.join(root, source));
    assert.ok(built.equals(files[`assets/${asset}`] ?? new Uint8Array()), `assets/${asset}`);
  }
  checkClasses(files['classes.jar'] ?? new Uint8Array());
}

/** Rejects the stand-ins for Android that are used here: stubs, and Compose for desktops. */
function checkDependencies(pom: Uint8Array, { group }: ModuleDescription): void {
  const names = [...new TextDecoder().decode(pom).matchAll(dependencyPattern)].map(([, ...name]) =>
    name.join(':'),
  );
  const published = androidModules.map(({ folder }) => `${group}:${describe(folder).artifact}`);
  const known = (name: string) =>
    published.includes(name) || /^(org\.jetbrains\.kotlinx?|androidx\.\w+(\.\w+)*):/.test(name);
  assert.ok(names.length > 0, 'The POM has no dependencies.');
  assert.deepEqual(
    names.filter((name) => !known(name)),
    [],
  );
}

const dependencyPattern =
  /<dependency>\s*<groupId>([^<]+)<\/groupId>\s*<artifactId>([^<]+)<\/artifactId>/g;

function checkClasses(jar: Uint8Array): void {
  const names = namesIn(jar);
  assert.deepEqual(names, [...new Set(names)], 'A class is there twice.');
  assert.ok(names.some((name) => name.endsWith('.class')));
  assert.deepEqual(
    names.filter((name) => /(^|\/)(Test|.*Test)\.class$/.test(name)),
    [],
  );
}

/** All entries, even if two have the same name. */
function namesIn(archive: Uint8Array): readonly string[] {
  const names: string[] = [];
  unzipSync(archive, {
    filter: ({ name }) => {
      names.push(name);
      return false;
    },
  });
  return names;
}

/**
 * Builds the app with its own local repository, so our artifacts can only come from the server.
 * Everything else comes from the local repository that the SDK's build filled.
 */
function buildApp(repository: string): void {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  cpSync(sample, work, { recursive: true });
  const settings = path.join(work, 'settings.xml');
  const local = path.join(work, 'repository');
  const known = pathToFileURL(path.join(homedir(), '.m2/repository')).href;
  writeFileSync(
    settings,
    `<settings><mirrors><mirror><id>known</id><mirrorOf>central</mirrorOf><url>${known}</url></mirror></mirrors></settings>`,
  );
  const args = ['-B', '-q', '-s', settings, '--define', `maven.repo.local=${local}`];
  const { status, error } = spawnSync(
    'mvn',
    [...args, '--define', `mezzanine.repository=${repository}`, '-f', work, 'test'],
    { stdio: 'inherit' },
  );
  if (error) throw error;
  assert.equal(status, 0, `mvn ended with ${status}.`);
  for (const { kind, ...module } of androidModules) {
    const { group, artifact, version } = describe(module.folder);
    const folder = path.join(local, group.replaceAll('.', '/'), artifact, version);
    const origins = readFileSync(path.join(folder, '_remote.repositories'), 'utf8');
    assert.ok(origins.includes(`${artifact}-${version}.${kind}>mezzanine=`), origins);
  }
}

function describe(module: string): ModuleDescription {
  const pom = (folder: string) => readFileSync(path.join(sdk, folder, 'pom.xml'), 'utf8');
  return readPom(pom(module), pom('.'));
}

function addressOf(repository: string, { group, artifact, version }: ModuleDescription): string {
  return `${repository}${group.replaceAll('.', '/')}/${artifact}/${version}/${artifact}-${version}`;
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  return new Uint8Array(await response.arrayBuffer());
}
