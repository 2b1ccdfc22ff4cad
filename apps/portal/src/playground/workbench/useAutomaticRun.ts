import { useEffect, useRef } from 'react';

/** Delay after the last change before the program runs again, in milliseconds. */
const runDelayMs = 900;

/** When a program runs automatically. */
export interface AutomaticRun {
  /** Whether changes run it. */
  readonly isWanted: boolean;
  /** Whether the user must start it first, as for programs from links. */
  readonly waits: boolean;
  /** Runs the current program. */
  readonly start: () => void;
}

/**
 * Runs a program when it is first shown, and after changes.
 *
 * @param text - the program, and other inputs of a run
 * @returns a function that runs the program immediately
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
