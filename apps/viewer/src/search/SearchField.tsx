import { Search, X } from 'lucide-react';
import { useId, useRef, type ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './SearchField.module.css';

interface Props {
  /** Called when the field is focused, to make room for results. */
  readonly onBegin: () => void;
  /** Called when the user presses Enter. */
  readonly onEnter: () => void;
}

/** The search field. */
export function SearchField({ onBegin, onEnter }: Props): ReactElement {
  const { state, dispatch, venue, texts } = useViewer();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = state.search === '';
  return (
    <form
      role="search"
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Search className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
      <label htmlFor={id} className="only-read">
        {texts.search.label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.search.placeholder(venue.name)}
        value={state.search}
        onFocus={onBegin}
        onChange={({ target }) => dispatch({ type: 'search', text: target.value })}
      />
      {!isEmpty && (
        <button
          type="button"
          className={styles.clear}
          aria-label={texts.search.clear}
          onClick={() => {
            dispatch({ type: 'search', text: '' });
            input.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </form>
  );
}
