/**
 * Runs in the preview's document, which has an opaque origin: receives a program from the embedding page, and
 * responds through the channel that came with it.
 */
import { confine, startWorkersFromMemory } from './confine.ts';
import { previewReady, type PreviewOrder, type PreviewTheme } from './previewMessages.ts';
import { runProgram, type Send } from './runProgram.ts';

const files = new URL('files/', new URL('.', location.href)).href;
const around = window.parent;

function setTheme(theme: PreviewTheme): void {
  document.documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light';
}

/** Detects when the SDK shows a map. */
function watchForMap(send: Send): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-mezzanine-state="idle"]')) return;
    observer.disconnect();
    send({ type: 'map-ready' });
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-mezzanine-state'],
  });
}

function answer(port: MessagePort): void {
  // Bound before the program runs, which therefore cannot replace it.
  const send: Send = port.postMessage.bind(port);
  let isStarted = false;
  port.onmessage = ({ data }: MessageEvent<PreviewOrder>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    if (data.type === 'theme') setTheme(data.theme);
    if (data.type !== 'run' || isStarted) return;
    isStarted = true;
    setTheme(data.theme);
    watchForMap(send);
    runProgram(data.program, files, send);
  };
}

function listen(event: MessageEvent<unknown>): void {
  const [port] = event.ports;
  // The document has a URL of the site, but none of its permissions.
  if (event.source !== around || event.origin !== location.origin || port === undefined) return;
  window.removeEventListener('message', listen);
  answer(port);
}

if (around !== window) {
  confine();
  startWorkersFromMemory();
  window.addEventListener('message', listen);
  around.postMessage(previewReady, location.origin);
}
