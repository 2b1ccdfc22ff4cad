'use client';
import {
  useEffect,
  useId,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

interface Behavior<Option> {
  /** Label of the field and of its list. */
  readonly label: string;
  /** The text in the field. */
  readonly text: string;
  readonly options: readonly Option[];
  readonly onText: (text: string) => void;
  readonly onChoose: (option: Option) => void;
  /**
   * Whether the field shows a chosen value. If so, the list opens on focus, and the page handles
   * Escape instead of the field being cleared.
   */
  readonly isPicker?: boolean;
  /** The focus left the field. */
  readonly onLeave?: () => void;
}

/**
 * Behavior of a text field with a list of options. Focus stays in the field: arrow keys move
 * through the options, Enter chooses one, and Escape closes the list. Source: ARIA Authoring
 * Practices, combobox with manual selection.
 *
 * @returns attributes of the field, of the list, and of its options
 */
export function useCombobox<Option extends { readonly key: string }>(behavior: Behavior<Option>) {
  const { label, text, isPicker, onLeave } = behavior;
  const id = useId();
  const { isOpen, isWanted, current, ...list } = useList(behavior);
  const optionId = (option: Option) => `${id}-${option.key}`;
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return {
    isOpen,
    /** Whether the user is looking for an option, even if none is found. */
    isWanted,
    type: list.type,
    inputProps: {
      id,
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': currentId,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => list.type(target.value),
      onKeyDown: list.press,
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
        if (!isPicker) return;
        target.select();
        list.open();
      },
      onBlur: () => {
        list.close();
        onLeave?.();
      },
    },
    listProps: { id: `${id}-list`, role: 'listbox', 'aria-label': label, hidden: !isOpen },
    optionProps: (option: Option) => ({
      id: optionId(option),
      role: 'option',
      'aria-selected': option === current,
      // The field keeps the focus, so the list stays open until the click arrives.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => list.choose(option),
    }),
  } as const;
}

function useList<Option>({ text, options, isPicker = false, onText, onChoose }: Behavior<Option>) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && options.length > 0;
  const open = () => setWanted(true);
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    onText(typed);
    setWanted(isPicker || typed.trim() !== '');
    setActive(-1);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const move = (by: 1 | -1) => {
    open();
    // Position 0 is the text itself; the options follow.
    const places = options.length + 1;
    setActive((before) => ((before + 1 + by + places) % places) - 1);
  };
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const option = options[Math.max(active, 0)];
      if (isOpen && option) choose(option);
    },
    Escape: isOpen ? close : isPicker || text === '' ? undefined : () => type(''),
  };
  const press = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const current = isOpen ? options[active] : undefined;
  return { isOpen, isWanted, current, open, close, type, choose, press };
}
