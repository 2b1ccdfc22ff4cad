import { createHash } from 'node:crypto';

/** Folder of the playground's files in the build. */
const base = '/play/';

/** Modules that programs may import in the preview, and their files. */
const previewImports: Readonly<Record<string, string>> = {
  '@mezzanine/mezzanine-js': '/sdk/6/mezzanine.js',
  '@mezzanine/mezzanine-js/languages': '/sdk/6/languages.js',
  '@mezzanine/mezzanine-js/v5': '/sdk/5/mezzanine.js',
  '@mezzanine/mezzanine-js/v4': '/sdk/4/mezzanine.js',
  '@mezzanine/react-sdk': `${base}lib/react-sdk.js`,
  '@mezzanine/react-sdk/ui': `${base}lib/react-sdk-ui.js`,
  '@mezzanine/react-sdk/ui.css': `${base}lib/react-sdk-ui-css.js`,
  '@mezzanine/maplibre-overlay': `${base}lib/maplibre-overlay.js`,
  'maplibre-gl': `${base}lib/maplibre-gl.js`,
  'maplibre-gl/dist/maplibre-gl.css': `${base}lib/maplibre-gl-css.js`,
  react: `${base}lib/react.js`,
  'react-dom': `${base}lib/react-dom.js`,
  'react-dom/client': `${base}lib/react-dom-client.js`,
  'react/jsx-runtime': `${base}lib/react-jsx-runtime.js`,
  uqr: `${base}lib/uqr.js`,
};

const importMap = JSON.stringify({ imports: previewImports });

/** Content-Security-Policy source of the document's import map, its only inline script. */
export const importMapHash = `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;

/**
 * The document that programs of the playground run in. It contains only an element for the map, the
 * import map, and the loader that waits for the user's program.
 */
export const previewDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}page.css">
<script type="importmap">${importMap}</script>
</head>
<body>
<div id="map"></div>
<script type="module" src="${base}preview.js"></script>
</body>
</html>
`;
