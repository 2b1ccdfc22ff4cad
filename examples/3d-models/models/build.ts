/** Writes the models of the examples: `npx tsx examples/3d-models/models/build.ts`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Mesh, type Color } from './Mesh.ts';
import { writeGlb } from './writeGlb.ts';

const WOOD: Color = [201, 163, 118];
const DARK_WOOD: Color = [150, 112, 78];
const CREAM: Color = [246, 240, 228];
const CLAY: Color = [200, 106, 72];
const LEAF: Color = [104, 150, 104];
const LIGHT_LEAF: Color = [136, 178, 124];
const INK: Color = [58, 64, 76];
const SIGNAL: Color = [228, 87, 46];
const WHITE: Color = [255, 255, 255];

/** A plant in a pot, 1.5 m high. */
const plant = new Mesh()
  .column([0, 0, 0], [0.24, 0.5], CLAY, 1.35)
  .column([0, 0.5, 0], [0.3, 0.04], DARK_WOOD)
  .column([0, 0.5, 0], [0.045, 0.5], DARK_WOOD)
  .ball([0, 0.75, 0], [0.46, 0.62], LEAF)
  .ball([0.24, 0.62, 0.14], [0.28, 0.42], LIGHT_LEAF)
  .ball([-0.22, 0.66, -0.16], [0.28, 0.44], LIGHT_LEAF)
  .ball([0.02, 1.12, 0], [0.28, 0.4], LIGHT_LEAF);

/** An armchair that faces south. */
const chair = new Mesh();
for (const x of [-0.3, 0.3]) {
  for (const z of [-0.26, 0.28]) chair.column([x, 0, z], [0.03, 0.24], DARK_WOOD);
  chair.box([x * 1.2, 0.24, 0.02], [0.12, 0.38, 0.72], WHITE);
}
chair
  .box([0, 0.24, 0.03], [0.62, 0.2, 0.68], WHITE)
  .box([0, 0.24, -0.33], [0.84, 0.68, 0.14], WHITE);

/** A round table on one leg. */
const table = new Mesh()
  .column([0, 0, 0], [0.28, 0.03], INK)
  .column([0, 0.03, 0], [0.045, 0.68], INK)
  .column([0, 0.71, 0], [0.5, 0.05], WOOD);

/** A small delivery robot; it drives south. */
const robot = new Mesh()
  .box([0, 0.16, 0], [0.66, 0.5, 0.9], CREAM)
  .box([0, 0.66, -0.05], [0.58, 0.1, 0.74], SIGNAL)
  .box([0, 0.4, 0.45], [0.44, 0.16, 0.03], INK)
  .column([0.28, 0.66, -0.38], [0.015, 0.5], INK)
  .prism(
    [
      [0.27, -0.38],
      [0.29, -0.38],
      [0.29, -0.6],
      [0.27, -0.6],
    ],
    [1, 1.16],
    SIGNAL,
  );
for (const x of [-0.35, 0.35]) {
  for (const z of [-0.28, 0, 0.28]) robot.box([x, 0.02, z], [0.08, 0.22, 0.22], INK);
}

/** Files by the examples that use them. */
const files: readonly (readonly [file: string, mesh: Mesh])[] = [
  ['place-a-model/chair', chair],
  ['furnish-rooms/chair', chair],
  ['furnish-rooms/table', table],
  ['track-assets/robot', robot],
  ['../apps/asset-tracker/robot', robot],
  ['react-plants/plant', plant],
];
for (const [file, mesh] of files) {
  const name = path.basename(file);
  await writeFile(new URL(`../${file}.glb`, import.meta.url), writeGlb(name, mesh));
}
