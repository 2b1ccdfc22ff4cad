import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { secondSheet } from './splitStyles.ts';

const classInStyles = /\.([A-Za-z_][\w-]*)/g;
const classesInHtml = /\bclass=(?:"([^"]*)"|([^\s>]+))/g;
const firstLink = /<link rel="?stylesheet"?[^>]*>/;

/** The site's second stylesheet, which a page links when its HTML has a class of it. */
export class SecondSheet {
  readonly #address: string;
  readonly #classes: ReadonlySet<string>;

  /**
   * @param address - where it is served
   * @param styles - its text
   */
  constructor(address: string, styles: string) {
    this.#address = address;
    this.#classes = new Set([...styles.matchAll(classInStyles)].map(([, name = '']) => name));
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
    for (const [, quoted, bare] of html.matchAll(classesInHtml)) {
      const names = (quoted ?? bare ?? '').split(/\s+/);
      if (names.some((name) => this.#classes.has(name))) return true;
    }
    return false;
  }
}
