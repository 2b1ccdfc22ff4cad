import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('includes every tslib helper that the client code of Docusaurus calls', () => {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const helpers = files.flatMap((file) => {
    const calls = readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_1\.(\w+)/g);
    return [...calls].map(([, name]) => name);
  });
  expect(new Set(helpers)).toEqual(new Set(['__importDefault']));
});
