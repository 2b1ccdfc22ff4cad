import { zipSync } from 'fflate';
import type { Description } from './readDescription.ts';

/** Contents of a package, without its description. */
export interface VisualParts {
  readonly program: string;
  readonly style: string;
  /** A PNG of 20 by 20 pixels. */
  readonly icon: Uint8Array;
}

/** Packs a visual as a .pbiviz file. The same contents produce the same bytes. */
export function packVisual(
  { visual, author, apiVersion, assets, capabilities }: Description,
  parts: VisualParts,
): Uint8Array {
  const file = `resources/${visual.guid}.pbiviz.json`;
  const packageJson = {
    version: visual.version,
    author,
    resources: [{ resourceId: 'rId0', sourceType: 5, file }],
    visual,
    metadata: { pbivizjson: { resourceId: 'rId0' } },
  };
  const resource = {
    visual,
    author,
    apiVersion,
    // Microsoft's tools write this path regardless of the style's location.
    style: 'style/visual.less',
    stringResources: {},
    capabilities,
    content: {
      js: parts.program,
      css: parts.style,
      iconBase64: `data:image/png;base64,${Buffer.from(parts.icon).toString('base64')}`,
    },
    visualEntryPoint: '',
    externalJS: [],
    assets,
  };
  const encoder = new TextEncoder();
  // Zip stores local time, so a local date produces the same bytes in every time zone.
  return zipSync(
    {
      'package.json': encoder.encode(JSON.stringify(packageJson)),
      [file]: encoder.encode(JSON.stringify(resource)),
    },
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
}
