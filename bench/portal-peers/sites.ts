/** A site of the same pages, built with another generator. */
export interface Peer {
  /** Folder in `sites/`. */
  readonly name: string;
  readonly title: string;
  /** Where its pages go, in the site's folder. */
  readonly content: string;
  /** Where files go that it serves as they are, in the site's folder. */
  readonly files: string;
  /** Folder of its build, in the site's folder. */
  readonly output: string;
  /** Path before the name of a page in its URL. */
  readonly base: string;
}

/** The peers, each as its own starter creates it: nothing added but the pages and a search. */
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
