/** A boolean user setting in local storage; the default applies if storage is blocked. */
export interface ReaderSetting {
  read(): boolean;
  write(value: boolean): void;
}

function readSetting(key: string, initially: boolean): boolean {
  try {
    const stored = window.localStorage.getItem(key);
    return stored === null ? initially : stored === 'true';
  } catch {
    return initially;
  }
}

/** Creates a setting with a key and a default. */
function readerSetting(key: string, initially: boolean): ReaderSetting {
  return {
    read: () => readSetting(key, initially),
    write(value) {
      try {
        window.localStorage.setItem(key, String(value));
      } catch {
        // Storage is blocked: the setting applies until the page is left.
      }
    },
  };
}

const slashKey = 'search-slash-opens';

/** Whether `/` opens search; users must be able to disable single-key shortcuts (WCAG 2.1.4). */
export const slashOpensSearch = /* @__PURE__ */ readerSetting(slashKey, true);

/** The same for the script that starts a page, which leaves out the code that it does not call. */
export function slashOpensEarlySearch(): boolean {
  return readSetting(slashKey, true);
}

/** Whether opened results are stored as recent searches. */
export const recentSearchesAreKept = /* @__PURE__ */ readerSetting('search-recents-kept', true);
