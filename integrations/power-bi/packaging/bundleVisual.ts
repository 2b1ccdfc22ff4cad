import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { leanThree } from '@mezzanine/mezzanine-js/lean-three';
import type { Description } from './readDescription.ts';

/**
 * Bundles the visual with the SDK into one script for Power BI.
 *
 * @param venue bytes of a venue to include, if any
 * @param form `page` for Power BI, `module` for Microsoft's packaging tools
 */
export async function bundleVisual(
  folder: string,
  { visual, apiVersion }: Description,
  venue: Uint8Array | undefined,
  form: 'page' | 'module' = 'page',
): Promise<string> {
  const { guid, displayName } = visual;
  const { outputFiles } = await build({
    entryPoints: [join(folder, form === 'page' ? 'src/plugin.ts' : 'src/Visual.ts')],
    write: false,
    bundle: true,
    // Power BI's loader finds the visual's class by its GUID, as in packages of Microsoft's tools.
    ...(form === 'page' ? { format: 'iife', globalName: guid } : { format: 'esm' }),
    platform: 'browser',
    target: ['es2022'],
    conditions: ['mezzanine-source'],
    define: { PLUGIN: JSON.stringify({ guid, displayName, apiVersion }) },
    minify: true,
    legalComments: 'eof',
    plugins: [leanThree(), withoutOutdoors, ...(venue === undefined ? [] : [builtIn(venue)])],
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** MapLibre draws the streets around a venue. It is a megabyte that the visual does not use. */
const withoutOutdoors: Plugin = {
  name: 'without-outdoors',
  setup(build) {
    build.onResolve({ filter: /^maplibre-gl$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'throw new Error("This visual does not include the streets around a venue.");',
    }));
  },
};

function builtIn(venue: Uint8Array): Plugin {
  return {
    name: 'built-in-venue',
    setup(build) {
      build.onLoad({ filter: /[/\\]builtInVenue\.ts$/ }, () => ({
        contents: `const text = atob(${JSON.stringify(Buffer.from(venue).toString('base64'))});
          export const builtInVenue = Uint8Array.from(text, (letter) => letter.charCodeAt(0));`,
      }));
    },
  };
}
