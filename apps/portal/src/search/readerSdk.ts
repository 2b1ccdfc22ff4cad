/** Key in session storage. */
const storageKey = 'search-sdk';
const sdkPath = /^\/([a-z][a-z-]*-sdk)(?:\/|$)/;

/**
 * The SDK whose guides rank first: the page's SDK, or the last one searched from in this tab, so
 * that the results page has the dialog's order. Undefined if there is none.
 *
 * @param path - path of the page
 */
export function readerSdk(path: string): string | undefined {
  const own = sdkPath.exec(path)?.[1];
  try {
    if (own === undefined) {
      const last = window.sessionStorage.getItem(storageKey);
      return last !== null && sdkPath.test(`/${last}`) ? last : undefined;
    }
    window.sessionStorage.setItem(storageKey, own);
  } catch {
    // Storage is blocked: the results page has the order for users without an SDK.
  }
  return own;
}
