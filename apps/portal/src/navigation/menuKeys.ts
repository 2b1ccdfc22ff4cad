let isFollowing = false;
let wasOpen = false;

/**
 * Keyboard support that the theme's menus lack: Escape closes the slide-out menu and open dropdowns, the
 * focus moves into the menu and back, and content behind the menu is not focusable. Starts with the
 * first key press.
 *
 * @param key - the pressed key
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
  // A menu may already be open; it is tracked to return the focus later.
  followMenu();
  find('.navbar-sidebar--show .navbar-sidebar__close')?.click();
  const dropdown = document.activeElement?.closest('.dropdown--show');
  if (!dropdown) return;
  dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  // The theme closes a dropdown when the focus is elsewhere.
  document.dispatchEvent(new Event('focusin'));
}

function followMenu(): void {
  // Pages of other types have their own navigation bar.
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

/** Focuses the button when the transition of the menu has made it visible. */
function focusWhenShown(): void {
  const button = find('.navbar-sidebar__close');
  button?.focus();
  if (button && wasOpen && document.activeElement !== button) requestAnimationFrame(focusWhenShown);
}

function find(selector: string): HTMLElement | null {
  return document.querySelector(selector);
}
