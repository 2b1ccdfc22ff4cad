import { themes } from 'prism-react-renderer';

export default {
  title: 'Portal',
  tagline: 'The same pages',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  presets: [
    [
      'classic',
      { docs: { path: 'content', routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Portal', items: [] },
    prism: { theme: themes.github, darkTheme: themes.dracula },
  },
};
