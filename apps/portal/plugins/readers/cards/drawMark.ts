import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** The logo of `LogoMark`: two floors joined by stairs, 32 units wide. */
const strokes = [
  { path: 'M2 23 12 17.5 23 23 12.5 28.7Z', color: '#16181d', width: 2.4, isFilled: false },
  { path: 'M9.2 8.8 19.6 3.2 30 8.8 19.6 14.6Z', color: '#16181d', width: 2.4, isFilled: true },
  { path: 'M12.3 23.2v-3.4h3.6v-3.4h3.7V14.6', color: '#e4572e', width: 3, isFilled: false },
];

/** Draws the logo with its top left corner at a point. */
export function drawMark(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 32, size / 32);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { path, color, width, isFilled } of strokes) {
    const shape = new Path2D(path);
    context.strokeStyle = color;
    context.lineWidth = width;
    if (isFilled) {
      context.fillStyle = color;
      context.fill(shape);
    }
    context.stroke(shape);
  }
  context.restore();
}
