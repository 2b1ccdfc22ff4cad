import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '../site.config.ts';
import { PortalCopy } from '@mezzanine/tooling/portal-copy';

// One copy of the repository, changed and built sequentially, because parallel builds would only
// slow each other down.
test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

let copy: PortalCopy;
test.beforeAll(() => {
  copy = new PortalCopy('portal-copy');
});

/** Adds a line to the front matter of a document. */
const withFrontMatter = (line: string) => (text: string) =>
  text.replace(/^---\n/, `---\n${line}\n`);

/** Headings of every level, below a document whose name and route contain the product's name. */
const sections = `
The app of %Product%.

## Second

### Third

#### Fourth
`;

test.describe('a broken source', () => {
  test.beforeEach(() => copy.restore());

  test('[RT-06] a link to a page that does not exist fails the build with its name @all', async () => {
    copy.edit('apps/portal/docs/overview.mdx', (text) => `${text}\n\n[Gone](/docs/gone)\n`);
    const { isBuilt, output } = await copy.run();
    expect(isBuilt).toBe(false);
    expect(output).toMatch(/broken links/i);
    expect(output).toContain('/docs/gone');
    expect(output).toContain('/docs/overview');
  });

  test('[RT-06] a link to a heading that does not exist fails the build with its name @all', async () => {
    copy.edit('apps/portal/docs/overview.mdx', (text) => `${text}\n\n[Gone](/docs/roadmap#gone)\n`);
    const { isBuilt, output } = await copy.run();
    expect(isBuilt).toBe(false);
    expect(output).toMatch(/broken anchors/i);
    expect(output).toContain('/docs/roadmap#gone');
  });

  test('[DS-06] a missing document id fails the build with its name @all', async () => {
    copy.edit('apps/portal/docs/roadmap.mdx', withFrontMatter('id: renamed'));
    const { isBuilt, output } = await copy.run();
    expect(isBuilt).toBe(false);
    expect(output).toMatch(/ids do not exist:\s+- roadmap/);
  });

  test('[DS-06] a listed document whose file is missing fails the build with its name @all', async () => {
    copy.remove('apps/portal/docs/roadmap.mdx');
    const { isBuilt, output } = await copy.run();
    expect(isBuilt).toBe(false);
    expect(output).toMatch(/no \.mdx or \.md file: docs\/roadmap\./);
  });

  test('[DS-06] a missing sidebar id fails the build with its name @all', async () => {
    copy.edit('apps/portal/docs/roadmap.mdx', withFrontMatter('displayed_sidebar: nowhere'));
    const { isBuilt, output } = await copy.run();
    expect(isBuilt).toBe(false);
    expect(output).toMatch(/sidebar[^\n]*nowhere/);
  });

  test('[DS-06] a document that no sidebar lists fails the build with its name @all', async () => {
    copy.edit('apps/portal/docs/stray.mdx', () => '---\ntitle: Stray\n---\n\nNobody links here.\n');
    const { isBuilt, output } = await copy.run();
    expect(isBuilt).toBe(false);
    expect(output).toMatch(/no sidebar lists: stray\b/);
  });
});

test.describe('another product', () => {
  const { name, slug } = site.product;
  const page = (file: string) => readFileSync(path.join(copy.build, file), 'utf8');
  let app: string;

  test.beforeAll(async () => {
    // The limit of the file does not count for hooks.
    test.setTimeout(600_000);
    copy.restore();
    copy.edit('site.config.ts', (text) =>
      text
        .replace(`name: '${name}'`, "name: 'Ground Floor'")
        .replace(`slug: '${slug}'`, "slug: 'ground-floor'"),
    );
    copy.edit('apps/portal/docs/enterprise-apps/product-web.mdx', (text) => text + sections);
    const { isBuilt, output } = await copy.run();
    expect(output).toContain('[SUCCESS]');
    expect(isBuilt).toBe(true);
    app = page('docs/enterprise-apps/ground-floor-web.html');
  });

  test('[RT-07] one file changes the name in titles, navigation, footer, and routes @all', () => {
    expect(app).toMatch(/<title[^>]*>Ground Floor Web \| Ground Floor<\/title>/);
    expect(app).toMatch(/navbar__title[^>]*>Ground Floor</);
    expect(app).toContain(`© ${site.copyrightYears} Ground Floor`);
    expect(app).toContain('The app of Ground Floor.');
    // Names in code stay, such as the name of a Swift module.
    const prose = (file: string) => page(file).replace(/<(pre|code)\b.*?<\/\1>/gs, '');
    const oldName = new RegExp(`\\b${name}\\b(?!\\.[A-Z])`);
    const withOldName = readdirSync(copy.build, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .filter((file) => oldName.test(prose(file)));
    expect(withOldName).toEqual([]);
    expect(existsSync(path.join(copy.build, `docs/enterprise-apps/${slug}-web.html`))).toBe(false);
  });

  test('[UI-09] the contents list omits headings below level 3 @all', () => {
    const list = /<ul class="table-of-contents .*?<\/ul><\/div>/s.exec(app)?.[0] ?? '';
    for (const id of ['second', 'third']) expect(list).toContain(`href=#${id}`);
    expect(app).toContain('id=fourth');
    expect(list).not.toContain('fourth');
  });
});

test('[RT-07] no file of the portal except the site configuration contains the name', () => {
  const found = ['config', 'plugins', 'src', 'docs', 'web-sdk_versioned_docs', 'blog']
    .flatMap((folder) =>
      readdirSync(path.join(copy.portal, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => path.join(folder, file),
      ),
    )
    .filter((file) => /\.(tsx?|mdx?|css)$/.test(file) && !/\.test\./.test(file))
    .filter((file) =>
      new RegExp(`\\b${site.product.name}\\b`).test(
        readFileSync(path.join(copy.portal, file), 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});
