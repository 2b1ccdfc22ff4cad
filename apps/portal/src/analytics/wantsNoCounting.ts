/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function wantsNoCounting(browser: Navigator): boolean {
  const { globalPrivacyControl } = browser as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return browser.doNotTrack === '1' || globalPrivacyControl === true;
}
