/** A reader's yes or no, kept in local storage; the default holds where storage is blocked. */
export interface ReaderSetting {
  read(): boolean;
  write(value: boolean): void;
}

/** A setting under this key; what is not stored is `initially`. */
function readerSetting(key: string, initially: boolean): ReaderSetting {
  return {
    read() {
      try {
        const stored = window.localStorage.getItem(key);
        return stored === null ? initially : stored === 'true';
      } catch {
        return initially;
      }
    },
    write(value) {
      try {
        window.localStorage.setItem(key, String(value));
      } catch {
        // Storage is blocked: the setting holds until the page is left.
      }
    },
  };
}

/** Whether `/` opens search; single-key shortcuts must be possible to switch off (WCAG 2.1.4). */
export const slashOpensSearch = readerSetting('search-slash-opens', true);

/** Whether opened results are kept as recent searches. */
export const recentSearchesAreKept = readerSetting('search-recents-kept', true);
