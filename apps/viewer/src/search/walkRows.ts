import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys: from the search field to the rows of the list, and back. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const at = stops.findIndex((stop) => stop === target);
  const next = at < 0 || step === 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
