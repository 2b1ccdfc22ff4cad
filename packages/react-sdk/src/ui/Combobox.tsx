'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import { MarkedText } from './MarkedText.tsx';

/** An option of the list. */
export interface ComboboxOption {
  readonly key: string;
  readonly title: string;
  /** Ranges of the title that match the query. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
  /** Distinguishes it from other options with the same title. */
  readonly detail: string;
}

interface Props<Option extends ComboboxOption> {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  /** Announces the number of results to screen readers. */
  readonly status: string;
  readonly clearLabel: string;
}

/**
 * A text field with a list of matching options. Focus stays in the field: arrow keys move through
 * the options, Enter chooses one, Escape closes the list and then clears the field. Source: ARIA
 * Authoring Practices, combobox with manual selection.
 */
export function Combobox<Option extends ComboboxOption>(props: Props<Option>): ReactElement {
  const { label, text, options, status } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useList(props);
  const active = list.isOpen ? options[list.active] : undefined;
  const lineId = (option: Option) => `${id}-${option.key}`;
  useEffect(() => {
    if (active)
      document.getElementById(`${id}-${active.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div data-mz-part="combobox">
      <label htmlFor={id} data-mz-part="label">
        {label}
      </label>
      <div data-mz-part="field">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && lineId(active)}
          placeholder={props.placeholder}
          value={text}
          onChange={({ target }) => list.type(target.value)}
          onKeyDown={list.press}
          onBlur={list.close}
        />
        {text !== '' && (
          <button
            type="button"
            data-mz-part="clear"
            aria-label={props.clearLabel}
            onClick={() => {
              list.type('');
              input.current?.focus();
            }}
          >
            <Icon name="clear" />
          </button>
        )}
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={!list.isOpen}>
        {list.isOpen &&
          options.map((option) => (
            <li
              key={option.key}
              id={lineId(option)}
              role="option"
              aria-selected={option === active}
              // The field keeps the focus, so the list stays open until the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => list.take(option)}
            >
              <MarkedText text={option.title} ranges={option.ranges} />
              <span data-mz-part="detail">{option.detail}</span>
            </li>
          ))}
      </ul>
      <p role="status" data-mz-part="status" data-empty={options.length === 0}>
        {list.isWanted ? status : ''}
      </p>
    </div>
  );
}

function useList<Option extends ComboboxOption>({
  text,
  onText,
  options,
  onChoose,
}: Props<Option>) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && options.length > 0;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    onText(typed);
    setWanted(typed.trim() !== '');
    setActive(-1);
  };
  const take = (option: Option) => {
    onChoose(option);
    close();
  };
  const move = (by: 1 | -1) => {
    setWanted(true);
    // The position before the first option is the text itself.
    const places = options.length + 1;
    setActive((before) => ((before + 1 + by + places) % places) - 1);
  };
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const option = options[Math.max(active, 0)];
      if (isOpen && option) take(option);
    },
    Escape: isWanted ? close : text === '' ? undefined : () => type(''),
  };
  const press = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { isOpen, isWanted, active, type, take, close, press };
}
