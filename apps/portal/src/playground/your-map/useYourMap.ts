import { useEffect, useRef, useState } from 'react';
import { importInWorker } from './importInWorker.ts';
import { forgetMap, keepMap } from './mapStore.ts';
import type { YourMap } from './YourMap.ts';

/** The reader's own map, and what can be done about it. */
export interface YourMapState {
  readonly map: YourMap | undefined;
  /** Name of the file that is being imported. */
  readonly importing: string | undefined;
  /** What happened last, in words. */
  readonly said: { readonly isFailure: boolean; readonly text: string } | undefined;
  /** Imports a file; the map of before stays until the new one is there. @returns whether it is */
  readonly open: (file: File) => Promise<boolean>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

/**
 * Holds the reader's own map.
 *
 * @param kept - what was kept of earlier visits
 */
export function useYourMap(kept: YourMap | undefined): YourMapState {
  const [map, setMap] = useState(kept);
  const [importing, setImporting] = useState<string>();
  const [said, setSaid] = useState<YourMapState['said']>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = () => {
    current.current?.abort();
    setImporting(undefined);
  };
  const open = async (file: File) => {
    cancel();
    const mine = new AbortController();
    current.current = mine;
    setImporting(file.name);
    setSaid(undefined);
    try {
      const imported = await importInWorker(file, mine.signal);
      const isKept = await keepMap(imported);
      setMap(imported);
      setSaid({ isFailure: false, text: welcome(imported, isKept) });
      return true;
    } catch (error) {
      setSaid({ isFailure: true, text: error instanceof Error ? error.message : String(error) });
      return false;
    } finally {
      setImporting(undefined);
    }
  };
  const forget = () => {
    void forgetMap().then((isForgotten) => {
      if (isForgotten) setMap(undefined);
      const text = isForgotten
        ? 'Your map is forgotten.'
        : 'This browser does not let go of your map. Delete the data of this site in its settings.';
      setSaid({ isFailure: !isForgotten, text });
    });
  };
  return { map, importing, said, open, cancel, forget };
}

function welcome({ venue }: YourMap, isKept: boolean): string {
  return isKept
    ? `${venue} is imported. The examples run on it.`
    : `${venue} is imported, but this browser does not keep it: it is gone when you leave the page.`;
}
