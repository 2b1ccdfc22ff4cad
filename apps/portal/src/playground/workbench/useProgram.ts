import { useEffect, useRef, useState, type RefObject } from 'react';
import { ProgramEditor } from '../editor/ProgramEditor.ts';
import { LanguageClient } from '../language/LanguageClient.ts';
import { yourMapId } from '../your-map/YourMap.ts';
import { keepDraft, readDraft, setAside, startsOnYourMap } from './drafts.ts';
import { shortName, type PlaygroundExample } from './PlaygroundExample.ts';
import { withVenue } from './venueOfProgram.ts';

/** The program that is edited. */
export interface EditedText {
  readonly editor: RefObject<ProgramEditor | null>;
  readonly text: string;
}

/** Where the editor is, and what it tells. */
export interface ProgramHandlers {
  /** Element that the editor is put into. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly helpId: string;
  readonly onRun: () => void;
  readonly onFormat: () => void;
  readonly onNotice: (message: string) => void;
}

/** What the reader left of an example, or the example; on the reader's own map where it is wanted. */
function ownVersion({ name, source }: PlaygroundExample): string {
  const text = readDraft(name) ?? source;
  return startsOnYourMap() ? withVenue(text, yourMapId) : text;
}

/** Whether a text is the example as it came, on its own venue or on the reader's map. */
export function isUntouched(text: string, { source }: PlaygroundExample): boolean {
  return text === source || text === withVenue(source, yourMapId);
}

/**
 * Puts an editor into the page. It begins with the reader's own version of the example; a program
 * that came with a link is laid over it, so that undo brings the reader's back.
 *
 * @param handlers - those of the first render are kept; they may look at refs
 */
export function useProgram(
  example: PlaygroundExample,
  shared: string | undefined,
  handlers: ProgramHandlers,
): EditedText {
  const editor = useRef<ProgramEditor | null>(null);
  const [first] = useState(() => ({ own: ownVersion(example), shared }));
  const [kept] = useState(handlers);
  const [text, setText] = useState(first.shared ?? first.own);

  useEffect(() => {
    if (kept.place.current === null) return undefined;
    const client = new LanguageClient();
    const opened = new ProgramEditor(kept.place.current, {
      file: example.file,
      text: first.own,
      helpId: kept.helpId,
      client,
      onChange: (changed) => {
        setText(changed);
        keepDraft(example.name, isUntouched(changed, example) ? null : changed);
      },
      onRun: kept.onRun,
      onFormat: kept.onFormat,
      onFailure: kept.onNotice,
    });
    if (first.shared !== undefined) {
      if (!isUntouched(first.own, example)) setAside(example.name, first.own);
      opened.replace(first.shared);
      // Once in the editor it is the reader's own; the address names the example again.
      window.history.replaceState(window.history.state, '', `#${shortName(example)}`);
    }
    editor.current = opened;
    return () => {
      opened.destroy();
      client.close();
      editor.current = null;
    };
  }, [example, first, kept]);
  return { editor, text };
}
