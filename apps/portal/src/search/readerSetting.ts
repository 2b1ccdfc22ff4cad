/** A boolean user setting in local storage; the default applies if storage is blocked. */
export interface ReaderSetting {
  read(): boolean;
  write(value: boolean): void;
}

/** Creates a setting with a key and a default. */
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
        // Storage is blocked: the setting applies until the page is left.
      }
    },
  };
}

/** Whether `/` opens search; users must be able to disable single-key shortcuts (WCAG 2.1.4). */
export const slashOpensSearch = readerSetting('search-slash-opens', true);

/** Whether opened results are stored as recent searches. */
export const recentSearchesAreKept = readerSetting('search-recents-kept', true);
