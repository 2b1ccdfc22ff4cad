import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Card } from './Card.ts';
import { drawCard } from './drawCard.ts';

/** Images that are drawn concurrently, since encoding runs on other threads. */
const atOnce = 4;

/** A card, and the files that contain its image. */
interface Picture {
  readonly card: Card;
  readonly files: readonly string[];
}

/** Caches preview images by their content, so that only new ones are drawn. */
export class CardStore {
  readonly #folder: string;
  /** Hash of the drawing code, since a change of the code changes the images. */
  readonly #revision: string;

  /** @param folder - where images are kept between builds */
  constructor(folder: string) {
    this.#folder = folder;
    const hash = createHash('sha256');
    for (const name of readdirSync(__dirname).sort()) {
      if (!name.endsWith('.test.ts')) hash.update(readFileSync(path.join(__dirname, name)));
    }
    this.#revision = hash.digest('hex');
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Writes the images of a site's pages, and deletes cached images that no page uses.
   *
   * @param cards - cards by the path of the file to write
   * @returns the number of drawn images
   */
  async write(cards: ReadonlyMap<string, Card>): Promise<number> {
    const pictures = this.#picturesOf(cards);
    const queue = [...pictures];
    let drawn = 0;
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [name, { card, files }] = next;
        const kept = path.join(this.#folder, name);
        if (!(await stat(kept).catch(() => undefined))) {
          drawn += 1;
          await writeFile(`${kept}.new`, await drawCard(card));
          await rename(`${kept}.new`, kept);
        }
        for (const file of files) {
          await mkdir(path.dirname(file), { recursive: true });
          await copyFile(kept, file);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const names = await readdir(this.#folder);
    await Promise.all(
      names.filter((name) => !pictures.has(name)).map((name) => rm(path.join(this.#folder, name))),
    );
    return drawn;
  }

  /** Images by name. Pages with the same text share an image, which is drawn once. */
  #picturesOf(cards: ReadonlyMap<string, Card>): ReadonlyMap<string, Picture> {
    const pictures = new Map<string, Picture>();
    for (const [file, card] of cards) {
      const name = this.#nameOf(card);
      const { files = [] } = pictures.get(name) ?? {};
      pictures.set(name, { card, files: [...files, file] });
    }
    return pictures;
  }

  #nameOf({ title, section, siteName }: Card): string {
    const words = JSON.stringify([this.#revision, title, section, siteName]);
    return `${createHash('sha256').update(words).digest('hex').slice(0, 32)}.png`;
  }
}
