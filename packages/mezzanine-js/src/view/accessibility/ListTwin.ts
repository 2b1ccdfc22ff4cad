import type { MapTheme } from '../../style/MapTheme.ts';
import type { FocusEntry } from './FocusEntry.ts';
import { fillText, type MapMessages } from './messages.ts';

/** Callbacks of the list. */
export interface ListActions {
  /** An entry was chosen. */
  readonly choose: (entry: FocusEntry, event: PointerEvent | KeyboardEvent) => void;
  /** The list was opened or closed by its button. */
  readonly toggle: (isOpen: boolean) => void;
  /** Where the focus goes when it leaves the list. */
  readonly leave: () => void;
}

const HIDDEN = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  padding: '0',
} as const;
const SHOWN = {
  position: 'static',
  clipPath: 'none',
  width: 'auto',
  height: 'auto',
  padding: '7px 12px',
} as const;

let listCount = 0;

/**
 * The items of the floor as an HTML list. Its button is available to keyboards and screen readers
 * and becomes visible on focus. The list exists only while it is open, and is a single tab stop.
 */
export class ListTwin {
  readonly #panel = document.createElement('div');
  readonly #button = document.createElement('button');
  readonly #list = document.createElement('ul');
  readonly #empty = document.createElement('p');
  readonly #messages: MapMessages;
  readonly #actions: ListActions;
  #entries: readonly FocusEntry[] = [];
  #isOpen = false;

  /**
   * @param root - root element of the map
   * @param messages - its text
   * @param actions - its callbacks
   */
  constructor(root: HTMLElement, messages: MapMessages, actions: ListActions) {
    this.#messages = messages;
    this.#actions = actions;
    listCount += 1;
    this.#panel.dataset['mezzanineList'] = '';
    this.#button.type = 'button';
    this.#list.id = `mezzanine-list-${listCount}`;
    this.#list.role = 'list';
    this.#button.setAttribute('aria-controls', this.#list.id);
    this.#button.textContent = messages.list;
    this.#style();
    this.#panel.append(this.#button, this.#list, this.#empty);
    root.append(this.#panel);
    this.#button.addEventListener('click', () => actions.toggle(!this.#isOpen));
    this.#panel.addEventListener('focusin', () => this.#showButton());
    this.#panel.addEventListener('focusout', () => requestAnimationFrame(() => this.#showButton()));
    this.#panel.addEventListener('keydown', (event) => this.#press(event));
    this.setOpen(false);
  }

  /** Whether the list is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Updates the theme. */
  setColors({ labelHalo, label, labelMuted }: MapTheme): void {
    Object.assign(this.#panel.style, { color: label });
    for (const part of [this.#button, this.#list, this.#empty]) {
      Object.assign(part.style, { background: labelHalo, color: label });
      part.style.border = `1px solid ${labelMuted}`;
    }
  }

  /** Opens or closes the list. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) this.setEntries([], '');
    this.#showButton();
    this.#show();
  }

  /** Replaces the entries. Focus within the list keeps its position. */
  setEntries(entries: readonly FocusEntry[], floorName: string): void {
    const before = this.#buttons();
    const at = before.findIndex((one) => one === document.activeElement);
    this.#entries = entries;
    this.#list.setAttribute('aria-label', fillText(this.#messages.listName, { floor: floorName }));
    this.#empty.textContent = fillText(this.#messages.listEmpty, { floor: floorName });
    this.#list.replaceChildren(...entries.map((entry) => this.#itemOf(entry)));
    this.#stopAt(Math.max(at, 0));
    if (at >= 0) (this.#buttons()[Math.min(at, entries.length - 1)] ?? this.#button).focus();
    this.#show();
  }

  /** Marks the entry of the item that is focused on the map. */
  mark(thing: object | undefined): void {
    for (const [i, button] of this.#buttons().entries()) {
      const isCurrent = thing !== undefined && this.#entries[i]?.thing === thing;
      if (isCurrent) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      button.style.fontWeight = isCurrent ? '700' : '400';
    }
  }

  #show(): void {
    this.#list.style.display = this.#isOpen && this.#entries.length > 0 ? 'block' : 'none';
    this.#empty.style.display = this.#isOpen && this.#entries.length === 0 ? 'block' : 'none';
  }

  #showButton(): void {
    const isShown = this.#isOpen || this.#panel.contains(document.activeElement);
    Object.assign(this.#button.style, isShown ? SHOWN : HIDDEN);
  }

  #itemOf(entry: FocusEntry): HTMLLIElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    const kind = document.createElement('span');
    button.type = 'button';
    button.tabIndex = -1;
    button.textContent = entry.name;
    kind.textContent = entry.kind === entry.name ? '' : entry.kind;
    Object.assign(kind.style, { display: 'block', fontSize: '12px', fontWeight: '400' });
    if (kind.textContent !== '') button.append(kind);
    Object.assign(button.style, {
      display: 'block',
      width: '100%',
      minHeight: '32px',
      padding: '5px 10px',
      border: '0',
      borderRadius: '6px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    });
    button.addEventListener('click', (event) => {
      this.#stopAt(this.#buttons().indexOf(button));
      this.#actions.choose(entry, event);
    });
    item.append(button);
    return item;
  }

  #press(event: KeyboardEvent): void {
    const buttons = this.#buttons();
    const at = buttons.findIndex((one) => one === document.activeElement);
    const last = buttons.length - 1;
    if (event.key === 'Escape') {
      this.#actions.leave();
    } else if (event.key === 'ArrowDown') this.#goTo(Math.min(at + 1, last));
    else if (event.key === 'ArrowUp') this.#goTo(at - 1);
    else if (event.key === 'Home' && at >= 0) this.#goTo(0);
    else if (event.key === 'End' && at >= 0) this.#goTo(last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #goTo(index: number): void {
    this.#stopAt(Math.max(index, 0));
    (this.#buttons()[index] ?? this.#button).focus();
  }

  /** One entry is a tab stop; arrow keys reach the others. */
  #stopAt(index: number): void {
    for (const [i, button] of this.#buttons().entries()) button.tabIndex = i === index ? 0 : -1;
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.#list.querySelectorAll('button')];
  }

  #style(): void {
    Object.assign(this.#panel.style, {
      position: 'absolute',
      insetInlineStart: '10px',
      top: '10px',
      zIndex: '100000',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      gap: '6px',
      width: 'min(260px, 62%)',
      maxHeight: 'min(26rem, calc(100% - 20px))',
      font: '14px/1.35 system-ui, sans-serif',
      pointerEvents: 'none',
    });
    Object.assign(this.#button.style, {
      overflow: 'hidden',
      flex: 'none',
      font: 'inherit',
      fontWeight: '600',
      whiteSpace: 'nowrap',
    });
    for (const part of [this.#button, this.#list, this.#empty]) {
      Object.assign(part.style, {
        boxSizing: 'border-box',
        margin: '0',
        borderRadius: '8px',
        pointerEvents: 'auto',
      });
    }
    Object.assign(this.#list.style, {
      width: '100%',
      minHeight: '0',
      padding: '4px',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      listStyle: 'none',
    });
    this.#empty.style.padding = '8px 12px';
  }
}
