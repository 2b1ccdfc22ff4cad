/**
 * Stands in for `@generated/registry`: the bundler's own table of the folder of parts says what the
 * framework's registry says, in a fraction of its bytes.
 */
import { chunkNames } from '../chunkNames.ts';
import { routeTable, type NamedRoute } from './routeTable.ts';

declare const __webpack_require__: { gca?: (chunk: string) => string };
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

// By which the framework finds a script to prefetch; its own carries a table of all chunks, to say
// of each that its name is its name.
__webpack_require__.gca = (chunk) =>
  __webpack_public_path__ + __webpack_get_script_filename__(chunk);

/** Of the second and third member, only the server makes use. */
type Part = readonly [load: () => Promise<unknown>, module: 0, id: 0];

function partsOf({ chunks, routes }: NamedRoute): readonly [string, Part][] {
  const own = chunkNames(chunks).map((name): [string, Part] => [name, [() => load(name), 0, 0]]);
  return [...own, ...(routes ?? []).flatMap(partsOf)];
}

function load(name: string): Promise<unknown> {
  return import(
    /* webpackChunkName: "[request]" */ `@generated/mezzanine-lean-bundle/default/parts/${name}`
  );
}

export default Object.fromEntries(routeTable.flatMap(partsOf));
