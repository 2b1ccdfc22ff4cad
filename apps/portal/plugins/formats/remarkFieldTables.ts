import {
  nodesBelow,
  staticHtmlImportNode,
  variableAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { tableAddresses } from './fieldRows.ts';
import { formatVersions, schemaPath, tableName } from './formatFiles.ts';
import { pageTableName, pageTables } from './pageTables.ts';
import { SchemaFolder } from './SchemaFolder.ts';

/**
 * Fills `<FieldTable of="v2/space" />` with the fields of that schema, and `of="v2/space.details"` with
 * those of an object inside it. `of="sync/location"` is a table of the platform API's contract, and
 * `of="embed/link"` one about embedding.
 *
 * @throws if the table does not exist; the message lists the tables of that version
 */
export function remarkFieldTables(root: string) {
  return () =>
    (tree: MarkdownNode): void => {
      const tables = nodesBelow(tree).filter(({ name }) => name === 'FieldTable');
      tables.forEach((node, index) => {
        const of = (node.attributes ?? []).find(({ name }) => name === 'of')?.value;
        const variable = `table_${index}`;
        tree.children?.unshift(staticHtmlImportNode(variable, tableModule(root, of)));
        node.attributes = [...(node.attributes ?? []), variableAttribute('table', variable)];
      });
    };
}

const generated = '@generated/mezzanine-formats/default';

function tableModule(root: string, of: unknown): string {
  if (typeof of === 'string' && pageTables.has(of)) {
    return `${generated}/${pageTableName(of)}`;
  }
  const [, name = '', address = ''] =
    /^(?<version>v\d)\/(?<address>.+)$/.exec(typeof of === 'string' ? of : '') ?? [];
  const version = formatVersions.find((known) => known === name);
  if (version === undefined) {
    const names = formatVersions.join(', ');
    throw new Error(
      `<FieldTable> expects of="<version>/<schema>", such as "v2/space"; versions: ${names}. ` +
        `Tables generated from code: ${[...pageTables.keys()].join(', ')}.`,
    );
  }
  const known = tableAddresses(new SchemaFolder(schemaPath(root, version)));
  if (!known.includes(address)) {
    throw new Error(
      `The schemas of ${version} have no table "${address}". Tables: ${known.join(', ') || 'none'}.`,
    );
  }
  return `${generated}/${tableName(version, address)}`;
}
