/**
 * Writes the page with the engine as `dist/page.js`, and its outdoor part as `dist/outdoor-part.js`:
 * a web view in React Native accepts them as strings.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const texts = [
  ['page', 'pageHtml', 'mezzanine.html'],
  ['outdoor-part', 'outdoorPart', 'outdoor.js'],
] as const;

mkdirSync(at('./dist'), { recursive: true });
for (const [file, name, source] of texts) {
  const text = readFileSync(at(`../../packages/mobile-page/dist/${source}`), 'utf8');
  writeFileSync(at(`./dist/${file}.js`), `export const ${name} = ${JSON.stringify(text)};\n`);
}
