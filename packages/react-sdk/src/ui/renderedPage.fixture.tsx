import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** A page under test, with the actions of a user. */
export class RenderedPage {
  readonly element = document.createElement('div');
  readonly #root: Root;

  constructor() {
    // Tells React to finish effects and updates before `act` returns.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.append(this.element);
    this.#root = createRoot(this.element);
  }

  /** Renders the content, or replaces it. */
  async show(content: ReactNode): Promise<void> {
    await act(async () => this.#root.render(content));
  }

  /** Takes everything away. */
  async close(): Promise<void> {
    await act(async () => this.#root.unmount());
    this.element.remove();
  }

  /** The first element that a selector finds. */
  find<Found extends HTMLElement>(selector: string): Found {
    const found = this.element.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${this.element.innerHTML}`);
    return found;
  }

  /** Texts of all elements that a selector finds. */
  texts(selector: string): readonly string[] {
    return [...this.element.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  }

  /** Types into a field, and waits until `condition` holds. */
  async type(field: HTMLInputElement, text: string, condition: () => boolean): Promise<void> {
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await this.until(condition);
  }

  /** Presses a key. */
  async press(field: HTMLElement, key: string): Promise<void> {
    await act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  }

  /** Clicks. */
  async click(element: HTMLElement): Promise<void> {
    await act(async () => element.click());
  }

  /** Waits for what comes later. */
  async until(condition: () => boolean): Promise<void> {
    const end = Date.now() + 5000;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`It never came: ${this.element.innerHTML}`);
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    }
  }
}
