import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it, onTestFinished } from 'vitest';
import { removedClasses, themeStyles, withoutUnusedThemeStyles } from './themeStyles.ts';

const siteDir = path.resolve(__dirname, '../..');
const purged = async (styles: string, from: string) =>
  (await postcss([withoutUnusedThemeStyles(siteDir)]).process(styles, { from })).css;

it('removes rules that no source uses from the theme’s stylesheet, and keeps the rest', async () => {
  const styles = readFileSync(themeStyles, 'utf8');
  const css = await purged(styles, themeStyles);
  // Of no component, and of components that `src/theme` replaces.
  for (const name of ['.pills__item', '.footer__link-item', '.navbar__inner', '.alert--success']) {
    expect(css).not.toContain(name);
  }
  for (const name of ['.navbar__item', '.menu__link', '.pagination-nav__link', '.dropdown']) {
    expect(css).toContain(name);
  }
  expect(css.length).toBeLessThan(styles.length * 0.9);
});

it('removes the theme’s values of custom properties that the site sets for the same color mode', async () => {
  const dark = "html[data-theme='dark']";
  const styles =
    ':root { --ifm-color-primary: #3578e5; --ifm-menu-color-active: var(--ifm-color-primary) }' +
    ':root { --ifm-heading-margin-top: 0; --ifm-nowhere-used: 1rem }' +
    `${dark} { --ifm-code-background: #444; --ifm-heading-color: #fff }` +
    '.navbar { color: var(--ifm-heading-margin-top) var(--ifm-code-background) var(--ifm-heading-color) }';
  const css = await purged(styles, themeStyles);
  expect(css).toContain(':root { --ifm-heading-margin-top: 0');
  // The site sets the color of headings only once, so the theme's dark value applies.
  expect(css).toContain(`${dark} { --ifm-heading-color: #fff }`);
  expect(css).not.toContain('--ifm-color-primary');
  // Nothing uses it.
  expect(css).not.toContain('--ifm-nowhere-used');
});

it('does not change our own stylesheets', async () => {
  const styles = '.no-such-class-anywhere-else { color: red }'.replace('else', 'at-all');
  expect(await purged(styles, path.join(siteDir, 'src/css/base.css'))).toBe(styles);
});

it('rejects a built site from which no theme styles were removed', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'theme-styles-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const styles = readFileSync(themeStyles, 'utf8');
  const built = path.join(outDir, 'styles.css');
  writeFileSync(built, await purged(styles, themeStyles));
  expect(removedClasses(outDir)).toContain('pills__item');
  writeFileSync(built, styles);
  expect(() => removedClasses(outDir)).toThrow(/have every class of the theme/);
});
