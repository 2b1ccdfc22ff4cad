import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { secondSheet } from './splitStyles.ts';

const rulesHead = /([^{}]+)\{/g;
const classInSelector = /\.([A-Za-z_][\w-]*)/g;
const classesInHtml = /\bclass=(?:"([^"]*)"|([^\s>]+))/g;
const firstLink = /<link rel="?stylesheet"?[^>]*>/;

/** The site's second stylesheet, which a page links when its HTML has the classes of one of its selectors. */
export class SecondSheet {
  readonly #address: string;
  /** Classes of each selector. */
  readonly #selectors: readonly (readonly string[])[];

  /**
   * @param address - where it is served
   * @param styles - its text
   */
  constructor(address: string, styles: string) {
    this.#address = address;
    const selectors = [...styles.matchAll(rulesHead)].flatMap(([, head = '']) => head.split(','));
    this.#selectors = selectors.map(classesOf).filter(({ length }) => length > 0);
  }

  /**
   * Reads it from a built site.
   *
   * @throws Error when the folder has none
   */
  static async read(outDir: string): Promise<SecondSheet> {
    const folder = path.join(outDir, 'assets/css');
    const names = await readdir(folder);
    const name = names.find((each) => each.startsWith(`${secondSheet}.`));
    if (name === undefined) {
      throw new Error(`${folder} has no stylesheet "${secondSheet}"; it has ${names.join(', ')}.`);
    }
    return new SecondSheet(`/assets/css/${name}`, await readFile(path.join(folder, name), 'utf8'));
  }

  /** Links it in a page that needs it and does not link it yet. */
  linkIn(html: string): string {
    if (html.includes(this.#address) || !this.#isNeeded(html)) return html;
    return html.replace(
      firstLink,
      (first) => `${first}<link rel="stylesheet" href="${this.#address}">`,
    );
  }

  #isNeeded(html: string): boolean {
    const present = new Set<string>();
    for (const [, quoted, bare] of html.matchAll(classesInHtml)) {
      for (const name of (quoted ?? bare ?? '').split(/\s+/)) present.add(name);
    }
    return this.#selectors.some((classes) => classes.every((name) => present.has(name)));
  }
}

function classesOf(selector: string): readonly string[] {
  const needed = selector.replace(/:not\([^)]*\)/g, '');
  return [...needed.matchAll(classInSelector)].map(([, name = '']) => name);
}
