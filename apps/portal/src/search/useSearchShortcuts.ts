import { useEffect, useEffectEvent, type RefObject } from 'react';
import { slashOpensSearch } from './readerSetting.ts';
import { isTextField, searchShortcut } from './searchShortcut.ts';

interface Options {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query: string) => void;
  readonly onClose: () => void;
}

/** Handles the keys that open search; Escape and Ctrl+K or Command+K close it. */
export function useSearchShortcuts({ isOpen, button, onOpen, onClose }: Options): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (isOpen && event.key === 'Escape') {
      onClose();
      return;
    }
    if (event.defaultPrevented) return;
    const intent = searchShortcut(event, {
      isInTextField: isTextField(document.activeElement),
      isOnSearchButton: button.current !== null && document.activeElement === button.current,
      slashOpens: slashOpensSearch.read(),
    });
    if (intent === 'none' || (isOpen && intent !== 'toggle')) return;
    event.preventDefault();
    if (isOpen) onClose();
    else onOpen(intent === 'toggle' ? '' : intent.query);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);
}
