import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const files = [
  'examples/AGENTS.md',
  'sdks/android/example/AGENTS.md',
  'sdks/ios/Example/AGENTS.md',
  'sdks/react-native/example/AGENTS.md',
];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, devDependencies } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
/** Packages of programs that `npx` runs. */
const programs: Readonly<Record<string, string>> = {
  oxlint: 'oxlint',
  oxfmt: 'oxfmt',
  playwright: '@playwright/test',
  tsgo: '@typescript/native-preview',
  tsx: 'tsx',
  vitest: 'vitest',
};

describe.each(files)('%s', (file) => {
  const text = read(file);
  const commands = [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, command = '']) => command);

  it('says what the project is, its commands, and where the documentation is', () => {
    expect(text).toMatch(/^# .+\n\n\w/);
    expect(commands.length).toBeGreaterThan(3);
    expect(text).toMatch(/localhost:8080\/llms(-[a-z-]+)?\.txt/);
  });

  it('has only commands of npm and npx that exist', () => {
    for (const command of commands) {
      const [program = '', name = '', script = ''] = command.split(' ');
      if (program === 'npm' && name === 'run') expect(scripts, command).toHaveProperty([script]);
      if (program === 'npm' && name === 'start') expect(scripts, command).toHaveProperty('start');
      if (program === 'npx') {
        expect(devDependencies, command).toHaveProperty([programs[name] ?? name]);
      }
    }
  });

  it('names only files of the repository', () => {
    const named = [...text.matchAll(/`(?:[^`]* )?((?:apps|e2e|packages|sdks|skills)\/[\w./-]+)/g)];
    for (const [, place = ''] of named) {
      expect(existsSync(path.join(root, place)), place).toBe(true);
    }
    const beside = [...text.matchAll(/`((?:src|web|Sources|Tests|map|data)\/[\w./-]+)`/g)];
    const folders = ['', 'src/main/kotlin/io/github/mezzanine/example'].map((folder) =>
      path.join(root, path.dirname(file), folder),
    );
    for (const [, place = ''] of beside) {
      const found = folders.some((folder) => existsSync(path.join(folder, place)));
      expect(found, place).toBe(true);
    }
  });
});

it('the targets that iOS instructions name are in the package', () => {
  const named = [...read('sdks/ios/Example/AGENTS.md').matchAll(/MezzanineExample(?:Tests)?/g)];
  for (const [target] of named) expect(read('sdks/ios/Package.swift')).toContain(`"${target}"`);
});

it('the modules that Android instructions name are in the build', () => {
  const [, list = ''] = /-pl ([\w,-]+)/.exec(read('sdks/android/example/AGENTS.md')) ?? [];
  for (const module of list.split(',')) {
    expect(existsSync(path.join(root, 'sdks/android', module, 'pom.xml')), module).toBe(true);
  }
});
