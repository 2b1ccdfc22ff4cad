import { useEffect, useRef } from 'react';

/** Pause after the last change before the program runs again, in milliseconds. */
const runDelayMs = 900;

/** When a program runs by itself. */
export interface AutomaticRun {
  /** Whether a change runs it again. */
  readonly isWanted: boolean;
  /** Whether it waits for the reader the first time, as a program from a link does. */
  readonly waits: boolean;
  /** Runs the program as it stands. */
  readonly start: () => void;
}

/**
 * Runs a program when it is first shown, and after changes.
 *
 * @param text - the program, and whatever else makes another run of it
 * @returns runs it at once
 */
export function useAutomaticRun(text: string, when: AutomaticRun): () => void {
  const { isWanted, waits, start } = when;
  const ran = useRef<string>(undefined);
  const run = () => {
    ran.current = text;
    start();
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const isFirst = ran.current === undefined;
    if (isFirst ? waits : !isWanted || text === ran.current) return undefined;
    const timer = window.setTimeout(() => latest.current(), isFirst ? 0 : runDelayMs);
    return () => window.clearTimeout(timer);
  }, [text, isWanted, waits]);
  return run;
}
