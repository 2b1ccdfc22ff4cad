import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { themeStyles } from '../../plugins/performance/themeStyles.ts';
import { stylesLeftOut } from './stylesLeftOut.ts';

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'styles-left-out-'));
});
afterEach(() => rmSync(build, { recursive: true }));

it('names classes of pages whose styles were removed', () => {
  writeFileSync(path.join(build, 'styles.css'), '.menu__link { color: red }');
  writeFileSync(path.join(build, 'index.html'), '<a class="menu__link pills__item own">A</a>');
  expect(stylesLeftOut(build)).toEqual(['pills__item']);
});

it('rejects a build that removed no styles of the theme', () => {
  writeFileSync(path.join(build, 'styles.css'), readFileSync(themeStyles, 'utf8'));
  expect(() => stylesLeftOut(build)).toThrow(/have every class of the theme/);
});
