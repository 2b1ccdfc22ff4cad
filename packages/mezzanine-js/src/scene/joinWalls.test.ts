import { finish } from '../steps.ts';
import { describe, expect, it } from 'vitest';
import { joinWallSteps, type LooseWall } from './joinWalls.ts';
import type { Line } from './SceneModel.ts';

const joinWalls = (walls: readonly LooseWall[]) => finish(joinWallSteps(walls));

describe('joinWallSteps', () => {
  it('joins two walls that meet at a corner into one line', () => {
    const [wall, ...others] = joinWalls([wallOf([0, 0], [4, 0]), wallOf([4, 0], [4, 3])]);
    expect(others).toEqual([]);
    expect(wall?.shape.line).toHaveLength(3);
    expect(wall?.shape.isClosed).toBe(false);
  });

  it('closes four walls of a room', () => {
    const walls = joinWalls([
      wallOf([0, 0], [4, 0]),
      wallOf([4, 3], [4, 0]),
      wallOf([4, 3], [0, 3]),
      wallOf([0, 3], [0, 0]),
    ]);
    expect(walls).toHaveLength(1);
    expect(walls[0]?.shape.isClosed).toBe(true);
    expect(walls[0]?.shape.line).toHaveLength(4);
  });

  it('continues a wall where another one ends at it', () => {
    const walls = joinWalls([
      wallOf([0, 0], [4, 0]),
      wallOf([4, 0], [8, 0]),
      wallOf([4, 0], [4, 3]),
    ]).map(({ shape }) => shape.line);
    expect(walls).toHaveLength(2);
    expect(walls).toContainEqual([
      [0, 0],
      [4, 0],
      [8, 0],
    ]);
    expect(walls).toContainEqual([
      [4, 0],
      [4, 3],
    ]);
  });

  it('keeps walls with different styles apart, and fills their corner', () => {
    const walls = joinWalls([
      wallOf([0, 0], [4, 0]),
      { ...wallOf([4, 0], [4, 3]), group: 'glass', widthMeters: 0.1 },
    ]).map(({ shape }) => shape.line);
    expect(walls).toHaveLength(2);
    const end = walls[0]?.at(-1)?.[0] ?? 0;
    expect(end).toBeGreaterThan(4);
    expect(end).toBeLessThan(4.05);
  });

  it('drops walls without length', () => {
    expect(joinWalls([wallOf([1, 1], [1, 1])])).toEqual([]);
  });
});

function wallOf(...line: Line): LooseWall {
  return { line, widthMeters: 0.2, group: 'wall' };
}
