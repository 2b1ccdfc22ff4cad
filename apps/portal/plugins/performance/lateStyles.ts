import { existsSync } from 'node:fs';
import path from 'node:path';

/** Styles of dialogs and tools that only a program opens. */
const files = [
  'components/CodeBlock/typePanel.css',
  'components/TryIt/tryItPanel.css',
  'embed/parts/parts.module.css',
  'playground/workbench/Workbench.module.css',
  'playground/your-map/YourMapPanel.module.css',
  'search/searchHits.css',
  'search/searchModal.css',
];

/** A module of the bundler, as far as it is read here. */
interface StyleModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/**
 * Settings that leave the styles of dialogs and tools in the programs that open them, which load
 * them. All other styles stay in the one stylesheet that Docusaurus makes, since pages show them.
 *
 * @param siteDir - folder of the portal
 * @param groups - the bundler's groups of chunks, one of which is that stylesheet
 * @throws Error when a file is missing, or the group
 */
export function lateStyles(siteDir: string, groups: object) {
  const late = files.map((file) => path.join(siteDir, 'src', file));
  const missing = late.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} does not exist. Adapt plugins/performance/lateStyles.ts.`,
    );
  }
  if (!('styles' in groups)) {
    throw new Error(
      `The bundler splits ${Object.keys(groups).join(', ') || 'nothing'}; expected a group named ` +
        'styles for the one stylesheet. Adapt plugins/performance/lateStyles.ts to this Docusaurus version.',
    );
  }
  const isEarly = (module: StyleModule) => !late.includes(module.nameForCondition?.() ?? '');
  return { styles: { test: isEarly } };
}
