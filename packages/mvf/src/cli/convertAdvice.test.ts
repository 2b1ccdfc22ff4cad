import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../fixtures/planShapes.ts';
import { SourceCli } from './sourceCli.fixture.ts';

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
});

afterAll(() => cli.remove());

describe('CLI-09: gaps between spaces', () => {
  it('up to the stated widths have routes across, and wider ones are reported', async () => {
    const gaps = async (hallGap: number, roomGap: number) => {
      const { json } = await converted(
        feature('hallway', 'West hall', [0, 0, 20, 3]),
        feature('hallway', 'East hall', [20 + hallGap, 0, 40, 3]),
        feature('room', 'Shop', [2, 3 + roomGap, 9, 9]),
        feature('room', 'Lab', [25, 3.1, 32, 9]),
      );
      return [json.reachability.reachable, json.reachability.islands.flatMap(({ names }) => names)];
    };
    expect(await gaps(0.25, 0.7)).toEqual([4, []]);
    expect(await gaps(0.25, 1.2)).toEqual([3, ['Shop']]);
    expect(await gaps(0.5, 0.7)).toEqual([2, ['East hall', 'Lab']]);
  });
});

describe('CLI-10: a space far from the rest', () => {
  it('is reported with its name and distance, and does not move the center', async () => {
    const { json, text } = await converted(
      feature('hallway', 'Hall', [0, 0, 20, 3]),
      feature('room', 'Shop', [0, 3, 8, 9]),
      feature('room', 'Stray', [4000, 3, 4008, 9]),
    );
    expect(json.farSpaces).toEqual([
      expect.objectContaining({
        name: 'Stray',
        distanceMeters: expect.closeTo(4003, -2) as number,
      }),
    ]);
    expect(text).toMatch(/Far away Plan: Stray is 4 km from the middle of the venue\./);
    const wide = await converted(feature('hallway', 'Runway', [0, 0, 9000, 60]));
    expect(wide.json.farSpaces, 'a space that is large itself').toEqual([]);
    const one = await converted(
      feature('hallway', 'Hall', [0, 0, 20, 3]),
      feature('room', 'Shop', [0, 3, 8, 9]),
      { ...feature('room', 'Null Island', [0, 0, 1, 1]), geometry: square([0, 0], 1e-4) },
    );
    expect(one.text).toMatch(/Null Island is [\d,.]{5,} km from the middle of the venue/);
    const info = await cli.run('info', 'plan.mvf.zip', '--json');
    const { center } = JSON.parse(info.out) as { center: number[] };
    expect(center[1]).toBeCloseTo(51.9, 2);
  });
});

describe('the advice about routes', () => {
  it('names --no-graph only if it was given', async () => {
    const shop = feature('room', 'Shop', [0, 3, 8, 9]);
    const alone = (await converted(shop)).text;
    expect(alone).toContain(
      'There is no walking graph. Draw doors and hallways, or add --assume-doors.',
    );
    expect(alone).not.toContain('--no-graph');
    expect((await converted(shop, '--assume-doors')).text).toContain('Draw doors and hallways.');
    expect((await converted(shop, '--no-graph')).text).toContain('again without --no-graph.');
  });

  it('is --graph for a bundle, and --fix in the doctor', async () => {
    await converted(
      feature('hallway', 'Hall', [0, 0, 20, 3]),
      feature('room', 'Shop', [0, 9, 8, 12]),
      '--no-graph',
    );
    const again = await cli.run('convert', 'plan.mvf.zip', '-o', 'again.mvf.zip', '--force');
    expect(flat(again.out)).toContain('Run the command again with --graph.');
    await converted(
      feature('hallway', 'Hall', [0, 0, 20, 3]),
      feature('room', 'Shop', [0, 3, 8, 6]),
      feature('room', 'Cellar', [0, 9, 8, 12]),
    );
    const plan = await cli.run('doctor', 'plan.geojson');
    expect(flat(plan.out)).toContain('No door opens there. Draw one, or add --fix');
    expect(plan.out).not.toContain('--assume-doors');
  });
});

interface Json {
  readonly reachability: {
    readonly reachable: number;
    readonly islands: readonly { readonly names: readonly string[] }[];
  };
  readonly farSpaces: readonly object[];
}

/** Converts the features of one floor, with these options. */
async function converted(...given: readonly (object | string)[]) {
  const features = given.filter((one) => typeof one !== 'string');
  const options = given.filter((one) => typeof one === 'string');
  await cli.put('plan.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
  const command = ['convert', 'plan.geojson', '-o', 'plan.mvf.zip', '--force', ...options];
  const { out } = await cli.run(...command);
  const json = JSON.parse((await cli.run(...command, '--json')).out) as Json;
  return { json, text: flat(out) };
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

type Box = readonly [west: number, south: number, east: number, north: number];

function feature(kind: string, name: string, corners: Box) {
  const geometry = { type: 'Polygon', coordinates: [box(...corners)] };
  return { type: 'Feature', properties: { kind, name }, geometry };
}

function square([x, y]: readonly [number, number], size: number) {
  const [east, north] = [x + size, y + size];
  const coordinates = [
    [
      [x, y],
      [east, y],
      [east, north],
      [x, north],
      [x, y],
    ],
  ];
  return { type: 'Polygon', coordinates };
}
