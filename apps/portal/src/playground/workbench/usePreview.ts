import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { PreviewProgram } from '../preview/previewMessages.ts';
import { PreviewSession, type RunState } from '../preview/PreviewSession.ts';
import { withMessage, type ProgramEntry } from './ProgramEntry.ts';

/** The preview, as used by components. */
export interface Preview {
  readonly state: RunState;
  readonly entries: readonly ProgramEntry[];
  /** Whether a program has shown a map, or has failed to. */
  readonly hasShownMap: boolean;
  readonly run: (program: PreviewProgram) => void;
  readonly stop: () => void;
}

/** Runs programs in an element of the page. */
export function usePreview(place: RefObject<HTMLDivElement | null>): Preview {
  const session = useRef<PreviewSession | null>(null);
  const [state, setState] = useState<RunState>('stopped');
  const [entries, setEntries] = useState<readonly ProgramEntry[]>([]);
  const [hasShownMap, setHasShownMap] = useState(false);
  const { colorMode } = useColorMode();
  const theme = useRef(colorMode);

  useEffect(() => {
    if (place.current === null) return undefined;
    const opened = new PreviewSession(place.current, {
      onState: setState,
      onMessage: (message) => {
        setEntries((before) => withMessage(before, message));
        if (message.type === 'map-ready' || message.type === 'failure') setHasShownMap(true);
      },
    });
    session.current = opened;
    return () => {
      opened.stop();
      session.current = null;
    };
  }, [place]);

  useEffect(() => {
    theme.current = colorMode;
    session.current?.setTheme(colorMode);
  }, [colorMode]);

  const run = useCallback((program: PreviewProgram) => {
    setEntries([]);
    session.current?.run(program, theme.current);
  }, []);
  const stop = useCallback(() => {
    session.current?.stop();
  }, []);
  return { state, entries, hasShownMap, run, stop };
}
