import {
  BufferGeometry,
  Camera,
  Mesh,
  Scene,
  Texture,
  Vector2,
  Vector4,
  type WebGLRenderer,
} from 'three';
import { labelMaterial } from './labels/LabelBatch.ts';
import { groundMaterial, LookUniforms, openingMaterial, solidMaterial } from './materials.ts';
import { shadeMaterial } from './ShadeMap.ts';

/**
 * Asks for the programs of a floor before there is one: the graphics process compiles them while
 * the floor is built here, and the first picture does not wait for them. Programs are kept by their
 * source, so that the floor's own materials get the very same.
 *
 * @returns frees what was made; until then the programs stay
 */
export function compileEarly(renderer: WebGLRenderer): () => void {
  const shade = { texture: new Texture(), area: new Vector4() };
  const look = new LookUniforms();
  const materials = [
    solidMaterial(shade.texture, shade, look),
    groundMaterial(shade, look),
    openingMaterial(),
    shadeMaterial(shade.area, new Vector2()),
    labelMaterial(),
  ];
  const geometry = new BufferGeometry();
  const scene = new Scene();
  scene.add(...materials.map((material) => new Mesh(geometry, material)));
  renderer.compile(scene, new Camera());
  return () => {
    for (const material of materials) material.dispose();
  };
}
