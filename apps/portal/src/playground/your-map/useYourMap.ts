import { useEffect, useRef, useState } from 'react';
import {
  chooseMap,
  forgetYourMap,
  keepYourMap,
  type Keeping,
  type YourMap,
} from '@mezzanine/examples/your-map';
import { deleted, notDeleted, refusals } from '../../your-map/texts.ts';
import { importInWorker } from './importInWorker.ts';

/** The user's own map, with actions. */
export interface YourMapState {
  readonly map: YourMap | undefined;
  /** Name of the file during an import. */
  readonly importing: string | undefined;
  /** Finished part of the import, from 0 to 1; undefined if it is not known. */
  readonly progress: number | undefined;
  /** Message about the last action. */
  readonly said: { readonly isFailure: boolean; readonly text: string } | undefined;
  /** Imports a file; the previous map stays until it is imported. @returns whether it was imported */
  readonly open: (file: File) => Promise<boolean>;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/**
 * Manages the user's own map.
 *
 * @param kept - map from an earlier visit
 */
export function useYourMap(kept: YourMap | undefined): YourMapState {
  const [map, setMap] = useState(kept);
  const [importing, setImporting] = useState<string>();
  const [progress, setProgress] = useState<number>();
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
    setProgress(undefined);
    setSaid(undefined);
    try {
      const imported = await importInWorker(file, {
        signal: mine.signal,
        onProgress: (done, all) => setProgress(done / all),
      });
      const keeping = await keepYourMap(imported);
      if (keeping === 'kept') chooseMap('own');
      setMap(imported);
      setSaid({ isFailure: false, text: welcome(imported, keeping) });
      return true;
    } catch (error) {
      setSaid({ isFailure: true, text: error instanceof Error ? error.message : String(error) });
      return false;
    } finally {
      setImporting(undefined);
    }
  };
  const remove = () => {
    void forgetYourMap().then((isForgotten) => {
      if (isForgotten) {
        chooseMap(null);
        setMap(undefined);
      }
      setSaid({ isFailure: !isForgotten, text: isForgotten ? deleted : notDeleted });
    });
  };
  return { map, importing, progress, said, open, cancel, remove };
}

function welcome({ venue }: YourMap, keeping: Keeping): string {
  return keeping === 'kept'
    ? `${venue} was imported. The examples now run on it.`
    : `${venue} was imported, but ${refusals[keeping]}. It is available until you leave the page.`;
}
