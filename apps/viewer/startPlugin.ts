import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Makes `src/page-startup` the first script of the page. In development, the app starts directly.
 */
export function startPlugin(): Plugin {
  let base = '/';
  let names: { readonly start: string; readonly worker: string };
  return {
    name: 'start',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    async buildStart() {
      const emit = async (name: string) => {
        const source = await bundleOf(name);
        const digest = createHash('sha256').update(source).digest('hex').slice(0, 10);
        const fileName = `assets/${name}-${digest}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return base + fileName;
      };
      names = { start: await emit('start'), worker: await emit('graphicsWorker') };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const program = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
        const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
        const styles = /\s*<link rel="stylesheet"[^>]*>/g;
        const [tag, address] = program.exec(html) ?? [];
        if (tag === undefined)
          throw new Error(
            'The page of the viewer has no script. Expected <script type="module"> in index.html.',
          );
        const modules = [...html.matchAll(preload)].map(([, module]) => module);
        const data =
          `data-program="${address}" data-modules="${modules.join(' ')}" ` +
          `data-worker="${names.worker}"`;
        const start = `<script type="module" src="${names.start}" ${data}></script>`;
        const sheets = (html.match(styles) ?? []).join('');
        return (
          html
            .replace(tag, start)
            // Preloads are removed here, because they would delay the first paint.
            .replace(preload, '')
            .replace(styles, '')
            // The browser can paint the elements above these before they load.
            .replace('\n  </body>', `${sheets}\n  </body>`)
        );
      },
    },
  };
}

async function bundleOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`src/page-startup/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['es2022'],
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
