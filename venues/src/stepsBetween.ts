/** Numbers from one to another with equal steps close to `step`, including both ends. */
export function stepsBetween(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round(Math.abs((to - from) / step)));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
