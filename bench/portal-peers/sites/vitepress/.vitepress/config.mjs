import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const pages = readdirSync(new URL('../content', import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace('.md', ''));

export default defineConfig({
  title: 'Portal',
  description: 'The same pages',
  lang: 'en',
  srcDir: 'content',
  outDir: 'dist',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [{ text: 'Guides', items: pages.map((page) => ({ text: page, link: `/${page}` })) }],
  },
});
