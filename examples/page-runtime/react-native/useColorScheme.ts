import { useSyncExternalStore } from 'react';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['style'] });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function read(): 'light' | 'dark' {
  const own = root.style.colorScheme;
  if (own === 'light' || own === 'dark') return own;
  return system.matches ? 'dark' : 'light';
}

/** The color scheme of the page, which its host page sets; without a host page, the system's. */
export default function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(listen, read);
}
