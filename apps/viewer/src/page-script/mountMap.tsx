import { createRoot } from 'react-dom/client';
import { readConfiguration, type GivenConfiguration } from '../configuration/readConfiguration.ts';
import { WebApp } from './WebApp.tsx';
import { whenSized } from './whenSized.ts';

/** A map in a page. */
export interface MountedMap {
  /** Removes the map and frees its resources. */
  unmount(): void;
}

/** URLs of the server and the styles. */
export interface Home {
  /** URL of the server, with a trailing slash. */
  readonly server: string;
  /** URL of the style sheet. */
  readonly styles: string;
}

/**
 * Mounts the map in an element. It is in a shadow tree, so that its styles and the page's do not
 * affect each other. Invalid settings are logged; if nothing can be shown, the element says why.
 */
export function mountMap(
  container: HTMLElement,
  configuration: GivenConfiguration,
  home: Home,
): MountedMap {
  const tree = container.shadowRoot ?? container.attachShadow({ mode: 'open' });
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
  const { configuration: read, faults } = readConfiguration(configuration);
  for (const { message } of faults) report(message);
  const shield = document.createElement('div');
  shield.setAttribute('style', 'all: initial; position: absolute; inset: 0');
  tree.replaceChildren(shield);
  if (!read) {
    say(shield, faults.map(({ message }) => message).join(' '));
    return { unmount: () => tree.replaceChildren() };
  }
  const root = createRoot(shield);
  const stop = new AbortController();
  const { hash } = location;
  const show = async () => {
    await Promise.all([
      addStyles(tree, home.styles),
      whenSized(container, stop.signal, (message) => {
        report(message);
        say(shield, message);
      }),
    ]);
    if (stop.signal.aborted) return;
    shield.replaceChildren();
    root.render(<WebApp configuration={read} home={home.server} hash={hash} />);
  };
  void show();
  const unmount = () => {
    stop.abort();
    root.unmount();
    tree.replaceChildren();
  };
  return { unmount };
}

/** If the page's policy blocks the style sheet, the map still appears, and the console says why. */
function addStyles(tree: ShadowRoot, address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      report(`The styles of the map could not be loaded from ${address}. Allow them in style-src.`);
      resolve();
    });
    tree.prepend(link);
  });
}

/** Used before the styles load, and if the element is too small for them. */
function say(shield: HTMLElement, message: string): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText =
    'position: absolute; inset: 0 0 auto; margin: 0; padding: 12px 16px; background: #f2ddd2; color: #16181d; font: 16px/1.5 system-ui, sans-serif';
  text.textContent = message;
  shield.replaceChildren(text);
}

function report(message: string): void {
  // oxlint-disable-next-line no-console -- For the developer of the page; visitors see a message in the map.
  console.error(`Map: ${message}`);
}
