/**
 * Classes of the theme's stylesheets, Infima and that of its progress bar, that no page here has and no script sets: variants of
 * buttons, alerts and cards, most of the spacing, whole families such as pills. `npm run size`
 * fails when a built page has one after all.
 */
const families = [
  '(?:alert|avatar|card)(?:(?:--|__).+)?',
  'navbar--(?:dark|primary)|tabs--block|shadow--.+',
  'badge--(?:primary|success|info|warning|danger)',
  'breadcrumbs--.+',
  'button-group.*|button--(?:outline|active|link|sm|lg|block|secondary|success|info|warning|danger)',
  'col--offset-.+|col--(?:1|5|10|11)|row--.+|container-fluid',
  'dropdown--nocaret|footer--dark|footer__.+|hero--dark',
  'margin.*--(?:none|xs)|margin-vert--sm|margin-bottom--lg|margin-top--xl|margin-(?:right|horiz)--.+|margin-left--(?:md|lg|xl)|margin--.+',
  'padding-(?:left|right|horiz|vert)--.+|padding-.+--(?:none|xs|sm|xl)|padding-bottom--md|padding-top--lg|padding--.+',
  'navbar__(?:inner|items.*|search-input)',
  'pagination|pagination(?:--|__).+|peg|pills.*',
  'text--(?!truncate|right).+',
];

const unused = new RegExp(`^(?:${families.join('|')})$`);

/** Whether no page should have this class. */
export function isUnusedClass(name: string): boolean {
  return unused.test(name);
}

/** What the plugin reads and writes of a rule of a stylesheet. */
export interface StyleRule {
  readonly source?: { readonly input: { readonly file?: string } };
  selectors: string[];
  remove(): void;
}

/** Takes out of them what applies to such classes only; a plugin of PostCSS. */
export const withoutUnusedStyles = {
  postcssPlugin: 'mezzanine-unused-styles',
  Rule(rule: StyleRule): void {
    if (!/[\\/]infima[\\/]|[\\/]nprogress\.css$/.test(rule.source?.input.file ?? '')) return;
    const kept = rule.selectors.filter((selector) => !needsUnused(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
};

function needsUnused(selector: string): boolean {
  const needed = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g);
  return [...needed].some(([, name = '']) => isUnusedClass(name));
}
