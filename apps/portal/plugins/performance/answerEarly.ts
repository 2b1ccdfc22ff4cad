const root = document.documentElement;
/** Selector of the theme's link that skips to the content. */
export const skipLink = '[class^=skipToContent]';

/**
 * Shows the effect of a click immediately if it needs no framework: on the color mode button, a tab, the button
 * that closes the announcement, the skip link, the copy button of a code block, the menu button, or an open category
 * of the sidebar.
 *
 * @returns whether the click need not be replayed when the page's scripts listen
 */
export function answerEarly(control: HTMLElement): boolean {
  if (control.matches('[data-color-mode]')) {
    switchColorMode();
    return true;
  }
  if (control.matches(skipLink)) return skipToMain();
  // React leaves attributes as they are when it hydrates, and the replayed click sets them again.
  if (control.matches('[role=tab]')) showTab(control);
  // The theme hides an announcement that was closed on an earlier visit in the same way.
  if (control.closest('.theme-announcement-bar'))
    root.dataset['announcementBarInitiallyDismissed'] = 'true';
  const isMenu = control.matches('.navbar__toggle');
  const part = isMenu
    ? document.querySelector('.theme-doc-sidebar-container')
    : control.closest('.menu__list-item');
  // The list of a closed category is not in the page.
  if (part?.querySelector('ul')) return !turn(part, control, isMenu);
  const code = control.closest('figcaption')?.nextElementSibling?.firstElementChild;
  // Code with parts that are not copied waits for the page's scripts.
  return code && !code.querySelector('del,summary,.error') ? copyCode(control, code) : false;
}

/** Copies the code, unless the page has no clipboard, and marks the button until the page's scripts run. */
function copyCode({ dataset }: HTMLElement, code: Element): boolean {
  if (!('clipboard' in navigator)) return false;
  navigator.clipboard.writeText(code.textContent.trimEnd()).then(
    () => (dataset['copied'] = ''),
    () => getSelection()?.selectAllChildren(code),
  );
  return true;
}

/**
 * Shows the sidebar as the menu (`navigation.css`), or closes a category of the sidebar. A second click undoes that.
 *
 * @returns whether the click is not undone
 */
function turn({ classList }: Element, control: HTMLElement, isMenu: boolean): boolean {
  const isTurned = classList.toggle(isMenu ? 'early-menu' : 'menu__list-item--collapsed');
  control.ariaExpanded = String(isTurned === isMenu);
  return isTurned;
}

/** Until the theme starts, its skip link leads to the whole page, which begins with the sidebar. */
function skipToMain(): true {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
  return true;
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
