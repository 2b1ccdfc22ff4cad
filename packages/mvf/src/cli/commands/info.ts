import type { Mvf } from '../../Mvf.ts';
import { exitCodes } from '../CliError.ts';
import type { Command } from '../Command.ts';
import { openVenue, type OpenVenue } from '../openVenue.ts';
import { counted, plain, type Style, styleFor, table } from '../styled.ts';

/** `mvf info`: summarizes a venue. */
export const info: Command = {
  name: 'info',
  summary: 'Summarize a venue: floors, spaces, doors, walking graph, locations',
  operands: '<bundle>',
  count: [1, 1],
  options: {},
  examples: [
    ['mvf info mall.mvf.zip', 'a summary and a table of the floors'],
    ['mvf info mall.mvf.zip --json', 'the same as JSON'],
  ],
  run: async ({ files: [path = ''], terminal }) => {
    const opened = await openVenue(terminal.folder, path);
    const facts = factsOf(opened);
    return {
      exitCode: exitCodes.fine,
      json: facts,
      text: textOf(facts, styleFor(terminal.isColored)),
    };
  },
};

type Facts = ReturnType<typeof factsOf>;

function factsOf({ input, venue }: OpenVenue) {
  const { manifest } = venue;
  const [lon, lat] = manifest.center;
  return {
    input: input.path,
    format: input.format,
    id: manifest.map,
    name: manifest.name,
    version: manifest.version,
    time: manifest.time,
    bytes: input.bytes.length,
    center: [lon, lat],
    languages: [
      ...(manifest.language ? [manifest.language.code] : []),
      ...Object.keys(venue.languagePacks),
    ],
    floorStacks: venue.floorStacks.map(({ id, name, type = '', floors }) => ({
      id,
      name,
      type,
      floors: floorsOf(venue, floors),
    })),
    nodes: venue.nodes.length,
    connections: countsBy(venue.connections.map(({ type }) => type)),
    locations: venue.locations.length,
    categories: venue.categories.length,
    otherFiles: Object.keys(venue.extras).sort(),
  };
}

function floorsOf(venue: Mvf, ids: readonly string[]) {
  return venue.floors
    .map(({ properties }) => properties)
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => b.elevation - a.elevation)
    .map(({ id, name, elevation }) => ({
      id,
      name,
      elevation,
      spaces: venue.spaces[id]?.length ?? 0,
      obstructions: venue.obstructions[id]?.length ?? 0,
      entrances: venue.entrances[id]?.length ?? 0,
      areas: venue.areas[id]?.length ?? 0,
      annotations: venue.annotations[id]?.length ?? 0,
      nodes: venue.nodes.filter(({ properties }) => properties.floor === id).length,
    }));
}

function countsBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of [...words].sort()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function textOf(facts: Facts, style: Style): string {
  const { name, id, version, time, bytes, center, languages } = facts;
  const connections = Object.entries(facts.connections).map(([type, n]) => `${n} ${type}`);
  const kilobytes = `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`;
  const upgraded = facts.format === 'mvf-1' ? ', read from version 1' : '';
  const lines = [
    `${style('bold', plain(name))} (${plain(id)})`,
    `Version ${version}${upgraded}, created ${plain(time)}, ${kilobytes}`,
    `Center  ${center[1]}, ${center[0]} (latitude, longitude)`,
    ...(languages.length > 0 ? [`Languages  ${plain(languages.join(', '))}`] : []),
    '',
  ];
  for (const stack of facts.floorStacks) {
    lines.push(`${style('bold', plain(stack.name))}, ${counted(stack.floors.length, 'floor')}`);
    lines.push(floorTable(stack.floors, style), '');
  }
  lines.push(
    `${counted(facts.nodes, 'node')}, connections: ${connections.length === 0 ? 'none' : plain(connections.join(', '))}`,
    `${counted(facts.locations, 'location')} in ${counted(facts.categories, 'category', 'categories')}`,
  );
  if (facts.otherFiles.length > 0) {
    lines.push(
      `${counted(facts.otherFiles.length, 'other file')}, such as ${plain(facts.otherFiles[0] ?? '')}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function floorTable(floors: Facts['floorStacks'][number]['floors'], style: Style): string {
  const header = ['Floor', 'Id', 'Elevation', 'Spaces', 'Doors', 'Obstructions', 'Nodes'];
  const rows = floors.map((floor) => [
    floor.name,
    floor.id,
    floor.elevation,
    floor.spaces,
    floor.entrances,
    floor.obstructions,
    floor.nodes,
  ]);
  return table([header, ...rows], style);
}
