import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { SearchEntityType } from '@mezzanine/react-sdk';
import { useCombobox } from '@mezzanine/react-sdk/use-combobox';
import { useSearch } from '../search/useSearch.ts';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { whereOf } from '../venue/whereOf.ts';
import styles from './PlacePicker.module.css';

/** Options besides places, such as the user's position. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  readonly onChoose: () => void;
}

interface Props {
  /** Label of the field, such as "From" or "To". */
  readonly label: string;
  /** Name of the selected place; empty if there is none. */
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (place: string) => void;
  /** Called when the text was cleared. */
  readonly onClear: () => void;
  /** Whether the field takes the focus when it appears. */
  readonly autoFocus: boolean;
}

interface Option {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly choose: () => void;
}

const TYPES: readonly SearchEntityType[] = ['location', 'point-of-interest', 'space'];
const MOST_OPTIONS = 7;

/** A text field with a list of matching places. */
export function PlacePicker(props: Props): ReactElement {
  const { label, value, autoFocus, onClear } = props;
  const { texts } = useViewer();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const { options, isAnswered } = useFound(props, typed ?? '');
  const list = useCombobox({
    label,
    text: typed ?? value,
    options,
    isPicker: true,
    onText: setTyped,
    onChoose: (option) => {
      option.choose();
      setTyped(undefined);
      hideKeyboard(input.current);
    },
    onLeave: () => {
      if (typed?.trim() === '' && value !== '') onClear();
      setTyped(undefined);
    },
  });
  const count = options.length;
  const status = count > 0 ? texts.search.results(count) : texts.search.none(typed ?? '');
  return (
    <div className={styles.picker}>
      <label htmlFor={list.inputProps.id} className="only-read">
        {label}
      </label>
      <input
        {...list.inputProps}
        ref={input}
        className={styles.input}
        maxLength={200}
        // Users who request directions fill in the empty field next.
        autoFocus={autoFocus}
        placeholder={texts.directions.placeholder}
      />
      <ul {...list.listProps} className={styles.list}>
        {options.map((option) => (
          <li {...list.optionProps(option)} key={option.key} className={styles.option}>
            <Line name={option.name} detail={option.detail} />
          </li>
        ))}
      </ul>
      <p role="status" className="only-read">
        {list.isWanted && isAnswered ? status : ''}
      </p>
    </div>
  );
}

/** On touch screens, results replace the keyboard; keyboard users continue from the field. */
function hideKeyboard(input: HTMLInputElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) input?.blur();
  else input?.select();
}

function Line({ name, detail }: { readonly name: string; readonly detail: string }): ReactNode {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
    </>
  );
}

/** Places that match the text, or suggestions without one. */
function useFound({ suggestions, onChoose }: Props, typed: string) {
  const { venue, texts } = useViewer();
  const answer = useSearch(venue, typed, TYPES);
  if (typed.trim() === '') {
    const options = suggestions.map(({ key, name, onChoose: choose }): Option => ({
      key,
      name,
      detail: '',
      choose,
    }));
    return { options, isAnswered: false };
  }
  if (answer.status !== 'done') return { options: [], isAnswered: answer.status === 'failed' };
  const options = answer.results.slice(0, MOST_OPTIONS).flatMap(({ entity }): Option[] => {
    const place = entity.type === 'point-of-interest' ? entity.space : entity;
    if (place.type !== 'location' && place.type !== 'space') return [];
    return [optionOf(place)];
  });
  return { options, isAnswered: true };

  function optionOf(place: Place): Option {
    const choose = () => onChoose(place.id);
    return { key: place.id, name: nameOf(place, texts), detail: whereOf(venue, place), choose };
  }
}
