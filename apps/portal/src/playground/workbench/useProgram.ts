import { useEffect, useRef, useState, type RefObject } from 'react';
import { yourMapId } from '@mezzanine/examples/your-map';
import { ProgramEditor } from '../editor/ProgramEditor.ts';
import { LanguageClient } from '../language/LanguageClient.ts';
import { keepDraft, readDraft, setAside, startsOnYourMap } from './drafts.ts';
import { shortName, type PlaygroundExample } from './PlaygroundExample.ts';
import { withVenue } from './venueOfProgram.ts';

/** The edited program. */
export interface EditedText {
  readonly editor: RefObject<ProgramEditor | null>;
  readonly text: string;
}

/** Elements and handlers of the editor. */
export interface ProgramHandlers {
  /** Container element of the editor. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly helpId: string;
  readonly onRun: () => void;
  readonly onFormat: () => void;
  readonly onNotice: (message: string) => void;
}

/** The user's draft or otherwise the example, on the user's own map if that is selected. */
function ownVersion({ name, source }: PlaygroundExample): string {
  const text = readDraft(name) ?? source;
  return startsOnYourMap() ? withVenue(text, yourMapId) : text;
}

/** Whether text is the unchanged example, on its own venue or on the user's map. */
export function isUntouched(text: string, { source }: PlaygroundExample): boolean {
  return text === source || text === withVenue(source, yourMapId);
}

/**
 * Creates an editor with the user's version of the example. A program from a link replaces it, which
 * the user can undo.
 *
 * @param handlers - only those of the first render are used; they can read refs
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
      // The shared program is now a draft, so the URL refers to the example again.
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
