/** A site with the same pages, built with another generator. */
export interface Peer {
  /** Folder in `sites/`. */
  readonly name: string;
  readonly title: string;
  /** Folder for its pages, relative to the site's folder. */
  readonly content: string;
  /** Folder for static files, relative to the site's folder. */
  readonly files: string;
  /** Folder of its build, relative to the site's folder. */
  readonly output: string;
  /** Path before the name of a page in its URL. */
  readonly base: string;
}

/** The peers as their starters create them, plus only the pages and a search. */
export const peers: readonly Peer[] = [
  {
    name: 'starlight',
    title: 'Starlight 0.37.7',
    content: 'src/content/docs',
    files: 'public',
    output: 'dist',
    base: '/',
  },
  {
    name: 'vitepress',
    title: 'VitePress 1.6.4',
    content: 'content',
    files: 'content/public',
    output: 'dist',
    base: '/',
  },
  {
    name: 'fumadocs',
    title: 'Fumadocs 16.15.11',
    content: 'content/docs',
    files: 'public',
    output: 'out',
    base: '/docs/',
  },
  {
    name: 'docusaurus',
    title: 'Docusaurus 3.10.2',
    content: 'content',
    files: 'static',
    output: 'build',
    base: '/',
  },
];
