import { readdirSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const pages = readdirSync(new URL('src/content/docs', import.meta.url)).map((name) =>
  name.replace('.md', ''),
);

export default defineConfig({
  site: 'http://localhost',
  build: { format: 'file' },
  integrations: [
    starlight({
      title: 'Portal',
      description: 'The same pages',
      sidebar: [{ label: 'Guides', items: pages.map((page) => ({ slug: page })) }],
    }),
  ],
});
