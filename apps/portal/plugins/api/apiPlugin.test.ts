import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiPlugin } from './apiPlugin.ts';

const pageOnServer = path.join(__dirname, '../../src/components/ApiHtml/pageOnServer.ts');

it('keeps the data of all pages out of the programs that write pages', async () => {
  const imported = /from '(@generated\/[^']+)'/.exec(await readFile(pageOnServer, 'utf8'))?.[1];
  const plugin = apiPlugin('/repository')({ generatedFilesDir: '/generated' });
  const instance = { NormalModuleReplacementPlugin: class {} };
  const utils = { currentBundler: { instance } } as never;
  expect(imported).toBeDefined();
  expect(plugin.configureWebpack?.({}, true, utils, undefined)).toMatchObject({
    externals: { [imported ?? '']: 'commonjs /generated/mezzanine-api/default/pages.json' },
  });
  expect(plugin.configureWebpack?.({}, false, utils, undefined)).toEqual({});
});
