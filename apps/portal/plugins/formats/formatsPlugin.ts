import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { staticHtmlId } from '../code/staticHtmlId.ts';
import { fieldRows, tableAddresses } from './fieldRows.ts';
import { fieldTableHtml } from './fieldTableHtml.ts';
import { formatVersions, schemaPath, tableName } from './formatFiles.ts';
import type { StaticHtml } from '../code/StaticHtml.ts';
import { pageTableName, pageTables } from './pageTables.ts';
import { plainText } from './plainText.ts';
import { SchemaFolder } from './SchemaFolder.ts';

/**
 * Generates the tables of the data model pages from the JSON Schemas and publishes the schemas:
 * `/mvf/v2/space.schema.json`. Also writes rules and schemas as one text file for language models:
 * `/mvf/v2/mvf-v2.txt`. The tables about data sync, webhooks, and embedding are generated from the
 * code that they describe.
 */
export function formatsPlugin(root: string) {
  return function mezzanineFormats(): Plugin {
    return {
      name: 'mezzanine-formats',
      getPathsToWatch: () =>
        formatVersions.map((version) => path.join(schemaPath(root, version), '*.json')),
      async contentLoaded({ actions }) {
        for (const [address, { html }] of pageTables) {
          const data: StaticHtml = { html, htmlId: staticHtmlId(html) };
          await actions.createData(pageTableName(address), JSON.stringify(data));
        }
        for (const version of formatVersions) {
          const folder = new SchemaFolder(schemaPath(root, version));
          for (const address of tableAddresses(folder)) {
            const html = fieldTableHtml(fieldRows(folder, address));
            const data: StaticHtml = { html, htmlId: staticHtmlId(html) };
            await actions.createData(tableName(version, address), JSON.stringify(data));
          }
        }
      },
      async postBuild({ outDir }) {
        for (const version of formatVersions) {
          const target = path.join(outDir, 'mvf', version);
          mkdirSync(target, { recursive: true });
          const schemas = schemaPath(root, version);
          if (existsSync(schemas)) cpSync(schemas, target, { recursive: true });
          writeFileSync(path.join(target, `mvf-${version}.txt`), plainText(root, version));
        }
      },
    };
  };
}
