/** Client module: who goes by keyboard gets what menus need for that; nobody else loads it. */
if (typeof window !== 'undefined') {
  addEventListener(
    'keydown',
    () => void import('./menuKeys.ts').then(({ startMenuKeys }) => startMenuKeys()),
    { once: true },
  );
}
