import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { SearchEntityType } from '@mezzanine/react-sdk';
import { useSearch } from '../search/useSearch.ts';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { whereOf } from '../venue/whereOf.ts';
import styles from './PlacePicker.module.css';

/** What can be chosen besides places, such as the own position. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  readonly onChoose: () => void;
}

interface Props {
  /** What the place is for: from, to. */
  readonly label: string;
  /** Name of what is chosen; empty while nothing is. */
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (place: string) => void;
  /** The text was emptied. */
  readonly onClear: () => void;
  /** Whether the field takes the focus when it comes. */
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

/**
 * A field with a list of places that fit. The focus stays in the field; arrow keys point at a line,
 * Enter takes it, Escape closes the list.
 *
 * Source: ARIA Authoring Practices, combobox with manual selection.
 */
export function PlacePicker(props: Props): ReactElement {
  const { label, value, autoFocus } = props;
  const { texts } = useViewer();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useOptions(props, () => hideKeyboard(input.current));
  const { options, isOpen, active } = list;
  const lineId = (option: Option) => `${id}-${option.key}`;
  const current = isOpen ? options[active] : undefined;
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className="only-read">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        // Whoever asked for directions wants to say from where, on the field that is empty.
        autoFocus={autoFocus}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && lineId(current)}
        placeholder={texts.directions.placeholder}
        value={list.typed ?? value}
        onFocus={({ target }) => {
          target.select();
          list.open();
        }}
        onChange={({ target }) => list.type(target.value)}
        onKeyDown={list.press}
        onBlur={list.close}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={!isOpen}
      >
        {options.map((option) => (
          <li
            key={option.key}
            id={lineId(option)}
            role="option"
            className={styles.option}
            aria-selected={option === current}
            // The field keeps the focus, so that the list stays until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => list.take(option)}
          >
            <Line name={option.name} detail={option.detail} />
          </li>
        ))}
      </ul>
      <p role="status" className="only-read">
        {list.status}
      </p>
    </div>
  );
}

/** Where fingers type, what is found takes the room of the keyboard; keys go on from the field. */
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

function useOptions(props: Props, leave: () => void) {
  const { texts } = useViewer();
  const [typed, setTyped] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const { options, isAnswered } = useFound(props, typed ?? '');
  const isOpen = isWanted && options.length > 0;
  const close = () => {
    setWanted(false);
    setActive(-1);
    if (typed?.trim() === '' && props.value !== '') props.onClear();
    setTyped(undefined);
  };
  const take = (option: Option) => {
    option.choose();
    setTyped(undefined);
    setWanted(false);
    setActive(-1);
    leave();
  };
  const move = (by: 1 | -1) => {
    setWanted(true);
    // One place before the first line stands for the text itself.
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
    Escape: isOpen ? () => setWanted(false) : undefined,
  };
  const press = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const type = (text: string) => {
    setTyped(text);
    setWanted(true);
    setActive(-1);
  };
  const count = options.length;
  const said = count > 0 ? texts.search.results(count) : texts.search.none(typed ?? '');
  const status = isWanted && isAnswered ? said : '';
  return {
    typed,
    options,
    isOpen,
    active,
    status,
    open: () => setWanted(true),
    type,
    take,
    close,
    press,
  };
}

/** Places that fit the text; without one, what is suggested. */
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
