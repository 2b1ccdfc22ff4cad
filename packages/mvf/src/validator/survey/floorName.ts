import type { Mvf } from '../../Mvf.ts';
import type { FloorFeature } from '../../record-types/floor.ts';

/** Display name of a floor, with the building if several floors share it; the id if it has none. */
export function floorName({ floors, floorStacks }: Mvf, { properties }: FloorFeature): string {
  const { id } = properties;
  const name = properties.name.trim();
  if (name === '') return id;
  const isShared = floors.some(
    ({ properties: other }) => other.id !== id && other.name.trim() === name,
  );
  const stack = isShared ? floorStacks.find((one) => one.floors.includes(id)) : undefined;
  return stack === undefined ? name : `${stack.name}, ${name}`;
}
