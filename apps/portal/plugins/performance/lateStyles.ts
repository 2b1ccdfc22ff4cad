import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Pattern } from './requireMatches.ts';

/** Styles of dialogs and tools that only scripts open, and of pages that link their own stylesheet. */
const files = [
  'components/CodeBlock/typePanel.css',
  'components/EmptyRoom/EmptyRoom.module.css',
  'components/FloorPlan/FloorPlan.module.css',
  'components/PageFeedback/feedbackForm.css',
  'components/TryIt/rest.css',
  'components/TryIt/tryItPanel.css',
  'css/blog.css',
  'embed/parts/parts.module.css',
  'identity/SignInBar.module.css',
  'map-doctor/MapDoctor.module.css',
  'not-found/NotFoundHelp.module.css',
  'pages/index.module.css',
  'playground/controls.module.css',
  'playground/page/page.module.css',
  'playground/workbench/Workbench.module.css',
  'playground/your-map/YourMapPanel.module.css',
  'search/filterChips.css',
  'search/highlightWords.css',
  'search/resultsPage.css',
  'search/searchHits.css',
  'search/searchModal.css',
  'showcase/ShowcaseApps.module.css',
  'showcase/ShowcaseIndex.module.css',
  'your-map/MapSwitch.module.css',
];

/** The properties of a bundler module that are read here. */
interface StyleModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/**
 * Settings that keep these styles out of the global stylesheet. The scripts that open a dialog or tool
 * load its styles, and the HTML of a page links those of its own script.
 *
 * @param siteDir - folder of the portal
 * @param groups - the bundler's chunk groups, which include the global stylesheet
 * @throws Error if a file or that group is missing
 */
export function lateStyles(siteDir: string, groups: object) {
  const late = files.map((file) => pathOf(siteDir, file));
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

/** The imports of these styles. */
export function lateStylePatterns(siteDir: string): readonly Pattern[] {
  return files.map((file) => {
    const late = pathOf(siteDir, file);
    return {
      part: 'late-styles',
      modules: `import of ${file}`,
      file: 'lateStyles.ts',
      matches: ({ resource }) => resource === late,
    };
  });
}

function pathOf(siteDir: string, file: string): string {
  return path.join(siteDir, 'src', file);
}
