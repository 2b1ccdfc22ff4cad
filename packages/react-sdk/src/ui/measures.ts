/** Formats a length: meters, or kilometers from one kilometer on. */
export function distanceText(meters: number): string {
  if (meters < 1000) return `${Math.round(meters)} m`;
  return `${(meters / 1000).toFixed(1)} km`;
}

/** Formats a duration: whole minutes, at least one. */
export function durationText(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}
