import { useEffect, useRef, useState, type RefObject } from 'react';
import { yourMapId, type YourMap } from '@mezzanine/examples/your-map';
import { formatProgram } from '../editor/formatProgram.ts';
import type { PreviewProgram } from '../preview/previewMessages.ts';
import type { SharedProgram } from '../share/sharedProgram.ts';
import { namesYourMap } from '../your-map/namesYourMap.ts';
import { readAside, setAside, startOnYourMap, startsOnYourMap } from './drafts.ts';
import { offerDownload, shareProgram } from './handOver.ts';
import type { PlaygroundExample } from './PlaygroundExample.ts';
import type { ProgramActions } from './Toolbar.tsx';
import { useAutomaticRun } from './useAutomaticRun.ts';
import { usePreview, type Preview } from './usePreview.ts';
import { isUntouched, useProgram } from './useProgram.ts';
import { withVenue } from './venueOfProgram.ts';

/** Elements of the workbench. */
export interface BenchPlaces {
  readonly code: RefObject<HTMLDivElement | null>;
  readonly map: RefObject<HTMLDivElement | null>;
  /** Id of the element that describes the keyboard shortcuts. */
  readonly helpId: string;
}

/** State and actions of a program. */
export interface Bench {
  readonly text: string;
  readonly preview: Omit<Preview, 'run' | 'stop'>;
  readonly actions: ProgramActions;
  readonly notice: string;
  readonly runsOnChange: boolean;
  readonly canUndoReset: boolean;
  /** Moves the cursor to a line of the program, from 1. */
  readonly goTo: (line: number) => void;
  /** Restores the user's version that a program from a link replaced. */
  readonly onOwn: (() => void) | undefined;
}

function noticeAt(shared: SharedProgram | undefined): string {
  if (shared === undefined) return '';
  if (shared.kind === 'failure') return shared.message;
  return 'This program came with a link. Review it before you run it.';
}

/** Restores the user's version that a program from a link replaced. */
function useAside(name: string, replace: (text: string) => void): (() => void) | undefined {
  const [aside, setText] = useState<string | null>(null);
  useEffect(() => {
    setText(readAside(name));
  }, [name]);
  if (aside === null) return undefined;
  return () => {
    replace(aside);
    setAside(name, null);
    setText(null);
  };
}

function programOf(
  { name, file }: PlaygroundExample,
  source: string,
  map: YourMap | undefined,
): PreviewProgram {
  return { file, source, example: name, ...(map !== undefined && { map: map.bundle }) };
}

/** Resets to the example, and keeps the version that this replaced. */
function useReset(example: PlaygroundExample, text: string, replace: (text: string) => void) {
  const [before, setBefore] = useState<string>();
  return {
    canUndo: before !== undefined && isUntouched(text, example),
    onReset: () => {
      setBefore(text);
      replace(startsOnYourMap() ? withVenue(example.source, yourMapId) : example.source);
    },
    onUndoReset: () => {
      if (before !== undefined) replace(before);
      setBefore(undefined);
    },
  };
}

/**
 * Edits, runs, shares, and downloads a program.
 *
 * @param yourMap - the user's own map, for programs that load it
 */
export function useBench(
  example: PlaygroundExample,
  shared: SharedProgram | undefined,
  { code, map, helpId }: BenchPlaces,
  yourMap: YourMap | undefined,
): Bench {
  const { run: start, stop, ...preview } = usePreview(map);
  const { entries } = preview;
  const [notice, setNotice] = useState(noticeAt(shared));
  const [runsOnChange, setRunsOnChange] = useState(true);
  const act = useRef({ run: () => {}, format: () => {} });
  const sharedText = shared?.kind === 'text' ? shared.text : undefined;
  const { editor, text } = useProgram(example, sharedText, {
    place: code,
    helpId,
    onRun: () => act.current.run(),
    onFormat: () => act.current.format(),
    onNotice: setNotice,
  });
  const replace = (changed: string) => editor.current?.replace(changed);
  const used = namesYourMap(text) ? yourMap : undefined;
  const run = useAutomaticRun(`${used?.stamp ?? ''}\n${text}`, {
    isWanted: runsOnChange,
    waits: sharedText !== undefined,
    start: () => start(programOf(example, text, used)),
  });
  const format = () =>
    void formatProgram(text).then((formatted) => {
      if (formatted.kind === 'failure') setNotice(formatted.message);
      else if (editor.current?.text === text) replace(formatted.text);
    });
  useEffect(() => {
    act.current = { run, format };
  });
  useEffect(() => {
    editor.current?.markFailure(entries.findLast(({ line }) => line !== undefined)?.line);
  }, [entries, editor]);
  const tell = (message: Promise<string>) => void message.then(setNotice);
  const onOwn = useAside(example.name, replace);
  const { canUndo: canUndoReset, onReset, onUndoReset } = useReset(example, text, replace);
  const actions: ProgramActions = {
    onRun: run,
    onStop: stop,
    onFormat: format,
    onReset,
    onUndoReset,
    onShare: () => tell(shareProgram(example, text)),
    onDownload: () => tell(offerDownload(example, text, used)),
    onRunOnChange: setRunsOnChange,
    onVenue: (id) => {
      startOnYourMap(id === yourMapId);
      // The program may have changed while the import ran.
      replace(withVenue(editor.current?.text ?? text, id));
    },
  };
  const goTo = (line: number) => editor.current?.goTo(line);
  return { text, preview, actions, notice, runsOnChange, canUndoReset, goTo, onOwn };
}
