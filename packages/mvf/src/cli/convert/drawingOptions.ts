import { type DrawingUnit, metersOfUnit } from '../../dxf/drawingScale.ts';
import type { DrawingOptions } from '../../dxf/importDxf.ts';
import { type LayerRole, layerRoles } from '../../layers/LayerRole.ts';
import type { Command } from '../Command.ts';
import { usageError } from '../parseCommandLine.ts';

/** Command-line options with data that DXF drawings lack. */
interface Given {
  readonly layers: readonly string[];
  readonly center: string | undefined;
  readonly units: string | undefined;
}

/** Reads the options for DXF drawings. Throws a usage error for invalid values. */
export function drawingOptions(command: Command, { layers, center, units }: Given): DrawingOptions {
  return {
    ...(layers.length > 0 && {
      layers: Object.fromEntries(layers.map((text) => layerOption(command, text))),
    }),
    ...(center !== undefined && { center: centerOption(command, center) }),
    ...(units !== undefined && { units: unitOption(command, units) }),
  };
}

function layerOption(command: Command, text: string): readonly [string, LayerRole] {
  const [, name = '', word] = /^(.+)=(\w+)$/.exec(text) ?? [];
  const role = layerRoles.find((one) => one === word);
  if (role !== undefined) return [name, role];
  throw usageError(
    command,
    `was given --layer ${JSON.stringify(text)}; expected <name>=<role> with one of the roles ${layerRoles.join(', ')}`,
  );
}

function centerOption(command: Command, text: string): readonly [number, number] {
  const [, longitude, latitude] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text) ?? [];
  const [x, y] = [Number(longitude), Number(latitude)];
  if (Math.abs(x) <= 180 && Math.abs(y) <= 85) return [x, y];
  throw usageError(
    command,
    `was given --center ${JSON.stringify(text)}; expected longitude and latitude in degrees, such as 13.3777,52.5163`,
  );
}

function unitOption(command: Command, text: string): DrawingUnit {
  const units = Object.keys(metersOfUnit) as DrawingUnit[];
  const unit = units.find((one) => one === text);
  if (unit !== undefined) return unit;
  throw usageError(
    command,
    `was given --units ${JSON.stringify(text)}; expected one of ${units.join(', ')}`,
  );
}
