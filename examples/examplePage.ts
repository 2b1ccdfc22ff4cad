import type { Example } from '@mezzanine/tooling/examples';
import { htmlEscape } from 'escape-goat';

/** URLs of the files that a page loads. */
export interface ExampleAssets {
  readonly styles: readonly string[];
  /** Script that runs before the program. */
  readonly page: string;
  readonly program: string;
  /** Modules the program imports, fetched along with it. */
  readonly imports: readonly string[];
}

/** Where programs render: React renders into an element with the id `root`, as its project templates do. */
const mapElement = '<div id="map"></div>';
const reactElement = '<div id="map"><div id="root"></div></div>';

/** The page of an example. Without inline scripts: the site's policy rejects them. */
export function examplePage(example: Example, assets: ExampleAssets): string {
  const { title, description } = example;
  const preloads = assets.imports.map(
    (file) => `<link rel="modulepreload" href="${htmlEscape(file)}">`,
  );
  const styles = assets.styles.map((file) => `<link rel="stylesheet" href="${htmlEscape(file)}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlEscape(title)}</title>
<meta name="description" content="${htmlEscape(description)}">
<link rel="icon" href="data:,">
${styles.join('\n')}
${preloads.join('\n')}
</head>
<body>
${example.file === 'main.tsx' ? reactElement : mapElement}
<noscript>${htmlEscape(description)} The map needs JavaScript.</noscript>
<script type="module" src="${htmlEscape(assets.page)}"></script>
<script type="module" src="${htmlEscape(assets.program)}"></script>
</body>
</html>
`;
}
