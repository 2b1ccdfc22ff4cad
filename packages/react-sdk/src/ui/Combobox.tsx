'use client';
import { useRef, type ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import { MarkedText } from './MarkedText.tsx';
import { useCombobox } from './useCombobox.ts';

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

/** A search field with a list of matching options. Escape closes the list, and then clears it. */
export function Combobox<Option extends ComboboxOption>(props: Props<Option>): ReactElement {
  const { label, text, options, status, onText, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useCombobox({ label, text, options, onText, onChoose });
  return (
    <div data-mz-part="combobox">
      <label htmlFor={list.inputProps.id} data-mz-part="label">
        {label}
      </label>
      <div data-mz-part="field">
        <Icon name="search" />
        <input {...list.inputProps} ref={input} placeholder={props.placeholder} />
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
      <ul {...list.listProps}>
        {list.isOpen &&
          options.map((option) => (
            <li {...list.optionProps(option)} key={option.key}>
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
