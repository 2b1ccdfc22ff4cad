let isFollowing = false;
let wasOpen = false;

/**
 * What the theme's menus leave out for keys: Escape closes the slide-out menu and an open dropdown,
 * the focus goes in with the menu and comes back with it, and what lies behind the menu is not
 * reached. From the first key on, the menu is followed however it is opened and closed.
 *
 * @param key - what was pressed
 */
export function takeKey(key: string): void {
  if (!isFollowing) startFollowing();
  if (key === 'Escape') closeMenus();
}

function startFollowing(): void {
  isFollowing = true;
  new MutationObserver(followMenu).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
  });
  followMenu();
}

function closeMenus(): void {
  // One that was opened just now, or before the first key, gives the focus back only when known.
  followMenu();
  find('.navbar-sidebar--show .navbar-sidebar__close')?.click();
  const dropdown = document.activeElement?.closest('.dropdown--show');
  if (!dropdown) return;
  dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  // The theme closes it when the focus is anywhere else.
  document.dispatchEvent(new Event('focusin'));
}

function followMenu(): void {
  // Another kind of page has a bar of its own.
  const bar = find('nav.navbar');
  if (!bar) return;
  const isOpen = bar.classList.contains('navbar-sidebar--show');
  if (isOpen === wasOpen) return;
  wasOpen = isOpen;
  const around = [...(bar.parentElement?.children ?? []), bar.firstElementChild];
  for (const element of around) if (element !== bar) element?.toggleAttribute('inert', isOpen);
  moveFocus(isOpen);
}

function moveFocus(isOpen: boolean): void {
  const { activeElement } = document;
  const isFocusLost = activeElement === document.body || activeElement?.closest('.navbar-sidebar');
  if (isOpen) focusWhenShown();
  else if (isFocusLost) find('.navbar__toggle')?.focus();
}

/** The button takes the focus as soon as the menu's transition has made it visible. */
function focusWhenShown(): void {
  const button = find('.navbar-sidebar__close');
  button?.focus();
  if (button && wasOpen && document.activeElement !== button) requestAnimationFrame(focusWhenShown);
}

function find(selector: string): HTMLElement | null {
  return document.querySelector(selector);
}
