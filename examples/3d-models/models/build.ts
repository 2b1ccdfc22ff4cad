/** Writes the models of the examples: `npx tsx examples/3d-models/models/build.ts`. */
import { writeFile } from 'node:fs/promises';
import { Mesh, type Color } from './Mesh.ts';
import { writeGlb } from './writeGlb.ts';

const WOOD: Color = [201, 163, 118];
const DARK_WOOD: Color = [150, 112, 78];
const CREAM: Color = [246, 240, 228];
const CLAY: Color = [200, 106, 72];
const LEAF: Color = [104, 150, 104];
const LIGHT_LEAF: Color = [136, 178, 124];
const INK: Color = [58, 64, 76];
const STEEL: Color = [150, 158, 170];
const SIGNAL: Color = [228, 87, 46];
const WHITE: Color = [255, 255, 255];
const GLASS: Color = [120, 176, 196];

/** A plant in a pot, 1.5 m high. */
const plant = new Mesh()
  .column([0, 0, 0], [0.24, 0.5], CLAY, 1.35)
  .column([0, 0.5, 0], [0.3, 0.04], DARK_WOOD)
  .column([0, 0.5, 0], [0.045, 0.5], DARK_WOOD)
  .ball([0, 0.75, 0], [0.46, 0.62], LEAF)
  .ball([0.24, 0.62, 0.14], [0.28, 0.42], LIGHT_LEAF)
  .ball([-0.22, 0.66, -0.16], [0.28, 0.44], LIGHT_LEAF)
  .ball([0.02, 1.12, 0], [0.28, 0.4], LIGHT_LEAF);

/** An armchair; one looks out of it to the south. */
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

/** A forklift truck; it drives south. */
const truck = new Mesh()
  .box([0, 0.22, -0.35], [1.1, 0.6, 1.4], SIGNAL)
  .box([0, 0.82, -0.78], [1, 0.28, 0.5], INK)
  .box([0, 0.82, -0.2], [0.56, 0.12, 0.5], INK)
  .box([0, 1.95, -0.35], [1.02, 0.06, 1.1], INK)
  .box([0, 1.2, 0.3], [0.7, 0.05, 0.05], STEEL);
for (const x of [-0.48, 0.48]) {
  for (const z of [-0.85, 0.15]) truck.box([x, 0.82, z], [0.06, 1.15, 0.06], INK);
  for (const z of [-0.75, 0.1]) truck.box([x * 1.08, 0.02, z], [0.2, 0.5, 0.5], INK);
  truck.box([x * 0.6, 0.1, 0.45], [0.1, 1.9, 0.08], STEEL);
  truck.box([x * 0.5, 0.08, 1.05], [0.14, 0.06, 1.15], STEEL);
}

/** An arrow that stands and points down; its tip is at its place. */
const pointer = new Mesh()
  .face([], WHITE)
  .column([0, 0, 0], [0.01, 0.55], WHITE, 42)
  .column([0, 0.55, 0], [0.18, 0.6], WHITE);

/** A car, 4.2 m long; it drives south. */
const car = new Mesh()
  .box([0, 0.28, 0], [1.8, 0.5, 4.2], WHITE)
  .prism(
    [
      [-0.84, -1.7],
      [-0.84, 0.9],
      [0.84, 0.9],
      [0.84, -1.7],
    ],
    [0.78, 1.36],
    GLASS,
    0.78,
  )
  .box([0, 1.34, -0.4], [1.3, 0.06, 2], WHITE)
  .box([0, 0.5, 2.1], [1.5, 0.12, 0.04], CREAM)
  .box([0, 0.55, -2.1], [1.5, 0.12, 0.04], SIGNAL);
for (const x of [-0.82, 0.82]) {
  for (const z of [-1.3, 1.3]) car.box([x, 0, z], [0.24, 0.62, 0.62], INK);
}

const models = { plant, chair, table, robot, truck, pointer, car };
for (const [name, mesh] of Object.entries(models)) {
  await writeFile(new URL(`./${name}.glb`, import.meta.url), writeGlb(name, mesh));
}
