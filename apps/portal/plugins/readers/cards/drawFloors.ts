import type { SKRSContext2D } from '@napi-rs/canvas';

type Corner = readonly [x: number, y: number];
type Room = readonly [x: number, y: number, width: number, depth: number, color: string];

const ink = '#16181d';
const signal = '#e4572e';
const tints = {
  sand: '#f3e9da',
  sage: '#dde8dc',
  sky: '#dce7f0',
  lilac: '#e6e0f0',
  clay: '#f2ddd2',
};

/** Width and depth of a floor in meters, and pixels per meter. */
const floorSize = 10;
const scale = 26;
const thickness = 0.45;

const lowerRooms: readonly Room[] = [
  [0, 0, 3.6, 3.4, tints.sand],
  [3.6, 0, 3.2, 3.4, tints.sky],
  [6.8, 0, 3.2, 4.6, tints.sage],
  [0, 5.2, 4.2, 4.8, tints.lilac],
  [6.2, 6.4, 3.8, 3.6, tints.clay],
];
const upperRooms: readonly Room[] = [
  [0, 0, 4.6, 3, tints.clay],
  [4.6, 0, 5.4, 3, tints.sage],
  [0, 5, 3, 5, tints.sky],
  [5.4, 5.6, 4.6, 4.4, tints.sand],
];

/** Draws two floors in parallel projection, joined by stairs in the color of a route. */
export function drawFloors(context: SKRSContext2D): void {
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  drawFloor(context, { left: 960, top: 318, rooms: lowerRooms });
  drawFloor(context, { left: 1040, top: 58, rooms: upperRooms });
  drawStair(context);
  context.restore();
}

interface Floor {
  /** Position of its rear corner. */
  readonly left: number;
  readonly top: number;
  readonly rooms: readonly Room[];
}

/** Projects a point; x points to the lower right, y to the lower left. */
function place({ left, top }: Pick<Floor, 'left' | 'top'>, [x, y]: Corner, height = 0): Corner {
  return [left + (x - y) * scale * 0.87, top + ((x + y) * 0.5 - height) * scale];
}

function drawFloor(context: SKRSContext2D, floor: Floor): void {
  const size = floorSize;
  const top: readonly Corner[] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const outline = top.map((corner) => place(floor, corner));
  const right = place(floor, [size, 0], -thickness);
  const front = place(floor, [size, size], -thickness);
  const left = place(floor, [0, size], -thickness);
  paint(context, [outline[1], outline[2], front, right], '#d8d3c8');
  paint(context, [outline[2], outline[3], left, front], '#c9c4b8');
  paint(context, outline, '#ffffff');
  for (const [x, y, width, depth, color] of floor.rooms) {
    const corners: readonly Corner[] = [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ];
    paint(
      context,
      corners.map((corner) => place(floor, corner)),
      color,
      1.6,
    );
  }
}

function paint(
  context: SKRSContext2D,
  corners: readonly (Corner | undefined)[],
  color: string,
  lineWidth = 2.4,
): void {
  context.beginPath();
  for (const corner of corners) if (corner !== undefined) context.lineTo(...corner);
  context.closePath();
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = lineWidth;
  context.stroke();
}

/** Draws the stairs from a room to the floor above. */
function drawStair(context: SKRSContext2D): void {
  const steps: readonly Corner[] = [
    [912, 452],
    [912, 412],
    [956, 412],
    [956, 372],
    [1000, 372],
    [1000, 332],
    [1044, 332],
    [1044, 296],
  ];
  context.beginPath();
  for (const step of steps) context.lineTo(...step);
  context.strokeStyle = signal;
  context.lineWidth = 9;
  context.stroke();
  context.fillStyle = signal;
  context.beginPath();
  context.arc(912, 456, 11, 0, Math.PI * 2);
  context.fill();
}
