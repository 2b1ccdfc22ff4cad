import { useEffect, useRef, useState } from 'react';
import { importInWorker } from './importInWorker.ts';
import { forgetMap, keepMap } from './mapStore.ts';
import type { YourMap } from './YourMap.ts';

/** The user's own map, with actions. */
export interface YourMapState {
  readonly map: YourMap | undefined;
  /** Name of the file during an import. */
  readonly importing: string | undefined;
  /** Message about the last action. */
  readonly said: { readonly isFailure: boolean; readonly text: string } | undefined;
  /** Imports a file; the previous map stays until it is imported. @returns whether it was imported */
  readonly open: (file: File) => Promise<boolean>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

/**
 * Manages the user's own map.
 *
 * @param kept - map from an earlier visit
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
        ? 'Your map was deleted.'
        : 'This browser could not delete your map. Delete the data of this site in its settings.';
      setSaid({ isFailure: !isForgotten, text });
    });
  };
  return { map, importing, said, open, cancel, forget };
}

function welcome({ venue }: YourMap, isKept: boolean): string {
  return isKept
    ? `${venue} was imported. The examples now run on it.`
    : `${venue} was imported, but this browser cannot store it. It is available until you leave the page.`;
}
