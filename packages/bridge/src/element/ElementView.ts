import { elementStyle } from './elementStyle.ts';

/** What the element shows besides the frame: a placeholder, or an error. */
export class ElementView {
  readonly root: ShadowRoot;
  readonly #before: HTMLElement;
  readonly #failed: HTMLElement;
  readonly #reason: HTMLElement;
  readonly #link: HTMLAnchorElement;

  constructor(host: HTMLElement, retry: () => void) {
    this.root = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(elementStyle);
    this.root.adoptedStyleSheets = [style];
    const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = '') => {
      const made = host.ownerDocument.createElement(tag);
      made.className = className;
      made.textContent = text;
      return made;
    };
    this.#before = make('div', 'before');
    this.#before.part.add('before');
    this.#before.append(make('slot', '', 'The map is loading.'));
    this.#failed = make('div', 'failed');
    this.#failed.part.add('failed');
    this.#failed.setAttribute('role', 'alert');
    this.#reason = make('p');
    const actions = make('div');
    const button = make('button', '', 'Try again');
    button.type = 'button';
    button.addEventListener('click', retry);
    this.#link = make('a', '', 'Open the map');
    this.#link.target = '_blank';
    this.#link.rel = 'noopener';
    actions.append(button, this.#link);
    this.#failed.append(make('p', '', 'The map cannot be shown.'), this.#reason, actions);
    this.root.append(this.#before);
  }

  /** Shows the placeholder. */
  clear(): void {
    this.#failed.remove();
    this.root.append(this.#before);
  }

  /** Shows the map. */
  show(): void {
    this.#before.remove();
    this.root.querySelector('iframe')?.classList.add('shown');
  }

  /** @param address - URL where the map may open outside the frame; undefined if there is none */
  fail(reason: string, address: string | undefined): void {
    this.#reason.textContent = reason;
    this.#link.hidden = address === undefined;
    if (address !== undefined) this.#link.href = address;
    this.#before.remove();
    this.root.append(this.#failed);
  }
}
