import { LoaderCircle, Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { longestQuery } from './resultsPageAddress.ts';
import type { PanelState, SearchPanel } from './SearchPanel.ts';

interface Props {
  readonly panel: SearchPanel;
  readonly state: PanelState;
  /** Container of the search: a press outside it closes the list. */
  readonly modal: RefObject<HTMLElement | null>;
  /** Whether the query is text selected on the page, which the next key replaces. */
  readonly isFromSelection: boolean;
  readonly onClose: () => void;
}

/** The dialog's text field: a combo box for the list below. */
export function SearchBox({ panel, state, modal, isFromSelection, onClose }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { core } = panel;

  useEffect(() => {
    if (form.current === null || input.current === null || modal.current === null) return undefined;
    const handlers = core.getEnvironmentProps({
      formElement: form.current,
      panelElement: modal.current,
      inputElement: input.current,
    });
    const attached = new AbortController();
    const { signal } = attached;
    window.addEventListener('mousedown', (event) => handlers.onMouseDown(event), { signal });
    window.addEventListener('touchstart', (event) => handlers.onTouchStart(event), { signal });
    window.addEventListener('touchmove', (event) => handlers.onTouchMove(event), { signal });
    return () => attached.abort();
  }, [core, modal]);

  useEffect(() => {
    if (isFromSelection) input.current?.select();
  }, [isFromSelection]);

  const formProps = core.getFormProps({ inputElement: null });
  const field = core.getInputProps({ inputElement: null, maxLength: longestQuery });
  const isGrid = state.core.collections.some(({ source }) => source.sourceId !== 'results');
  return (
    <header className="DocSearch-SearchBar">
      <form
        ref={form}
        role="search"
        className="DocSearch-Form"
        onSubmit={(event) => formProps.onSubmit(event)}
        onReset={(event) => {
          formProps.onReset(event);
          input.current?.focus();
        }}
      >
        {state.status === 'stalled' ? (
          <LoaderCircle
            size={20}
            strokeWidth={1.5}
            aria-hidden
            className="search-field-icon search-field-icon--busy"
          />
        ) : (
          <Search size={20} strokeWidth={1.5} aria-hidden className="search-field-icon" />
        )}
        <input
          {...field}
          ref={input}
          className="DocSearch-Input"
          role="combobox"
          aria-label="Search docs"
          aria-labelledby={undefined}
          aria-autocomplete="list"
          aria-haspopup={isGrid ? 'grid' : 'listbox'}
          aria-expanded={state.core.isOpen}
          autoFocus
          onKeyDown={(event) => {
            panel.onKeyDown(event);
            if (!event.defaultPrevented) field.onKeyDown(event);
          }}
        />
        <button
          type="reset"
          className="DocSearch-Reset"
          aria-label="Clear the query"
          hidden={state.core.query === ''}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        Cancel
      </button>
    </header>
  );
}
