const root = document.documentElement;

/**
 * Shows the effect of a click immediately if it needs no framework: on the color mode button, a tab, or the button
 * that closes the announcement.
 *
 * @returns whether the click need not be replayed when the page's scripts listen
 */
export function answerEarly(control: HTMLElement): boolean {
  if (control.matches('[data-color-mode]')) {
    switchColorMode();
    return true;
  }
  // React leaves attributes as they are when it hydrates, and the replayed click sets them again.
  if (control.matches('[role=tab]')) showTab(control);
  // The theme hides an announcement that was closed on an earlier visit in the same way.
  if (control.closest('.theme-announcement-bar'))
    root.dataset['announcementBarInitiallyDismissed'] = 'true';
  return false;
}

/** Sets the attributes that the theme reads when it starts. */
function switchColorMode(): void {
  const next = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = root.dataset['themeChoice'] = next;
  remember('theme', next);
}

function showTab(chosen: HTMLElement): void {
  const list = chosen.parentElement;
  remember(`docusaurus.tab.${list?.dataset['group']}`, chosen.dataset['value'] ?? '');
  for (const tab of list?.children ?? []) {
    tab.ariaSelected = String(tab === chosen);
    tab.classList.toggle('tabs__item--active', tab === chosen);
    document.getElementById(`${tab.id}p`)?.toggleAttribute('hidden', tab !== chosen);
  }
}

/** The user may leave the page before its scripts can remember a choice. */
function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice applies to this page.
  }
}
