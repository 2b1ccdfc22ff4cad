/**
 * Replaces the search bar with a lightweight button. The dialog, its client, and its styles are loaded when
 * the user first points at, focuses, or opens search.
 */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { Search } from 'lucide-react';
import { closeEarlySearch } from '../../search/closeEarlySearch.ts';
import { openQuery } from '../../search/openQuery.ts';
import { useSearchShortcuts } from '../../search/useSearchShortcuts.ts';
import type { SearchModal } from '../../search/SearchModal.tsx';

type Modal = ComponentType<Parameters<typeof SearchModal>[0]>;

/** The dialog after it was loaded, for bars of other page layouts. */
let loaded: Modal | null = null;

async function loadModal(): Promise<Modal> {
  const module = await import(/* webpackChunkName: "search" */ '../../search/SearchModal.tsx');
  loaded = module.SearchModal;
  return loaded;
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Modal | null>(() => loaded);
  const query = useSyncExternalStore(openQuery.subscribe, openQuery.read, openQuery.readOnServer);
  const { i18n } = useDocusaurusContext();
  // The theme's own hook would add the whole docs client to the bundle.
  const tags = ['default', ...useDocsContextualSearchTags()];

  // This runs in an effect, because navigation can replace the bar while the dialog is loading.
  useEffect(() => {
    if (query === null || Dialog !== null) return;
    if (loaded === null) {
      window.openEarlySearch?.(query, () => {
        if (loaded === null) openQuery.set(null);
      });
    }
    // Offline, or a new release removed the file: the field still opens the results page, and the next attempt
    // loads the dialog again.
    loadModal().then(
      (modal) => {
        setDialog(() => modal);
      },
      () => {
        openQuery.set(null);
      },
    );
  }, [query, Dialog]);
  const close = useCallback(() => {
    closeEarlySearch();
    openQuery.set(null);
  }, []);
  const prepare = useCallback(() => {
    loadModal().catch(() => undefined);
  }, []);
  useSearchShortcuts({ isOpen: query !== null, button, onOpen: openQuery.set, onClose: close });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-label="Search docs"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => {
          openQuery.set('');
        }}
      >
        <Search size={16} strokeWidth={1.5} aria-hidden />
        <span className="search-button__text">Search docs</span>
        <kbd className="search-button__key">/</kbd>
      </button>
      {Dialog !== null && query !== null ? (
        <Dialog
          initialQuery={query}
          language={i18n.currentLocale}
          tags={tags.join(' ')}
          onClose={close}
        />
      ) : null}
    </>
  );
}
