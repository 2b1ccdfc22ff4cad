import { useEffect, useRef, useState } from 'react';
import { DoctorClient, type DoctorAnswer } from './DoctorClient.ts';
import type { Chart, DoctorRequest, SavedFormat, ShownPreview } from './doctorMessages.ts';
import { saveFile } from './saveFile.ts';

/** What the doctor is doing. */
export interface DoctorWork {
  readonly label: string;
  readonly done: number;
  readonly all: number;
  /** Whether it can be canceled: only reading another file. */
  readonly isCancelable: boolean;
}

/** The examined file, with actions. */
export interface DoctorState {
  readonly chart: Chart | undefined;
  readonly preview: ShownPreview | undefined;
  readonly work: DoctorWork | undefined;
  /** Message about the last action. */
  readonly said: { readonly isFailure: boolean; readonly text: string } | undefined;
  /** Examines a file; the one before stays until that is done. */
  readonly open: (file: File) => void;
  readonly cancel: () => void;
  readonly show: (fix: string, text?: string) => void;
  readonly hide: () => void;
  readonly apply: (fix: string, text?: string) => void;
  readonly applyAll: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: (format: SavedFormat) => void;
}

/** Manages the worker that examines and fixes a file. */
export function useDoctor(): DoctorState {
  const [chart, setChart] = useState<Chart>();
  const [preview, setPreview] = useState<ShownPreview>();
  const [work, setWork] = useState<DoctorWork>();
  const [said, setSaid] = useState<DoctorState['said']>();
  const client = useRef<DoctorClient>(undefined);
  const opening = useRef<DoctorClient>(undefined);
  useEffect(
    () => () => {
      client.current?.close();
      opening.current?.close();
    },
    [],
  );

  const onProgress = (done: number, all: number) => {
    setWork((before) => (before === undefined ? before : { ...before, done, all }));
  };
  const take = (answer: DoctorAnswer) => {
    if (answer.kind === 'preview') {
      setPreview(answer.preview);
      setSaid({ isFailure: false, text: `Preview: ${answer.preview.summary}.` });
    } else if (answer.kind === 'chart') {
      setChart(answer.chart);
      setPreview(undefined);
      const { findings } = answer.chart;
      const left = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
      setSaid({ isFailure: false, text: `${answer.said} ${left}.` });
    } else {
      saveFile(answer.name, answer.bytes);
      const count = answer.losses.reduce((sum, loss) => sum + loss.count, 0);
      const lost = count === 0 ? '' : ` The format has no place for ${count} things.`;
      setSaid({ isFailure: false, text: `${answer.name} was saved.${lost}` });
    }
  };
  const fail = (error: unknown) => {
    setSaid({ isFailure: true, text: error instanceof Error ? error.message : String(error) });
  };
  const ask = (request: DoctorRequest, label: string) => {
    if (client.current === undefined || work !== undefined) return;
    setWork({ label, done: 0, all: 0, isCancelable: false });
    client.current
      .ask(request)
      .then(take, fail)
      .finally(() => setWork(undefined));
  };
  const cancel = () => {
    opening.current?.close();
    opening.current = undefined;
    setWork(undefined);
    setSaid({ isFailure: false, text: 'Canceled.' });
  };
  const open = (file: File) => {
    opening.current?.close();
    const own = new DoctorClient(onProgress);
    opening.current = own;
    setSaid(undefined);
    setWork({ label: `Examining ${file.name}`, done: 0, all: 0, isCancelable: true });
    own
      .ask({ kind: 'open', file })
      .then(
        (answer) => {
          if (opening.current !== own) return;
          client.current?.close();
          client.current = own;
          take(answer);
        },
        (error: unknown) => {
          own.close();
          if (opening.current === own) fail(error);
        },
      )
      .finally(() => {
        if (opening.current !== own) return;
        opening.current = undefined;
        setWork(undefined);
      });
  };
  const withText = (text: string | undefined) => (text === undefined ? {} : { text });
  return {
    chart,
    preview,
    work,
    said,
    open,
    cancel,
    show: (fix, text) => ask({ kind: 'preview', fix, ...withText(text) }, 'Preparing the preview'),
    hide: () => setPreview(undefined),
    apply: (fix, text) => ask({ kind: 'apply', fix, ...withText(text) }, 'Applying the fix'),
    applyAll: () => ask({ kind: 'apply-all' }, 'Applying every automatic fix'),
    undo: () => ask({ kind: 'undo' }, 'Undoing'),
    redo: () => ask({ kind: 'redo' }, 'Redoing'),
    save: (format) => ask({ kind: 'save', format }, 'Saving'),
  };
}
