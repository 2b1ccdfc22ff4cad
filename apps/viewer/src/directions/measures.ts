import type { ViewerTexts } from '../text/texts.ts';

type Texts = ViewerTexts['directions'];

/** Formats a length: rounded to five meters, or in kilometers from one kilometer. */
export function distanceText(meters: number, texts: Texts): string {
  if (meters >= 995) return texts.kilometers((meters / 1000).toFixed(1));
  const rounded = meters < 20 ? Math.round(meters) : Math.round(meters / 5) * 5;
  return texts.meters(rounded);
}

/** Formats a duration in whole minutes, at least one. */
export function durationText(seconds: number, texts: Texts): string {
  return texts.minutes(Math.max(1, Math.round(seconds / 60)));
}
