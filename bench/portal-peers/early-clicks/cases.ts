/** What a site shows after an act. Exactly one of the two is given. */
export type Effect =
  | { /** Selector of an element that becomes visible. */ readonly shown: string }
  | { /** Selector of elements of which none stays visible. */ readonly gone: string };

/** How a site's control is used, and what follows. */
export interface SiteCase {
  /** Selector of the control; the first visible one is used. */
  readonly control: string;
  /** Key that is pressed on the focused control instead of a click. */
  readonly key?: string;
  /** By figure, such as `copy`. */
  readonly effects: Readonly<Record<string, Effect>>;
}

/** An act that some of the sites can answer. */
export interface EarlyCase {
  readonly name: string;
  readonly isOnPhone: boolean;
  /** Text that is typed directly after the act, into whatever has the focus. */
  readonly typed?: string;
  /** By the site's name. A site without such a control is left out. */
  readonly sites: Readonly<Record<string, SiteCase>>;
}

/** The longest permitted times of this portal in milliseconds, by figure. */
export const limits: Readonly<Record<string, number>> = {
  theme: 200,
  tab: 200,
  menu: 200,
  fold: 200,
  copy: 200,
  closing: 200,
  'search field': 200,
  results: 1500,
};

const field = ':is(dialog, [role=dialog], .VPLocalSearchBox) input:focus';

/** Every act, with the controls of every site. Tabs, folds, and announcements are only where a site has them. */
export const cases: readonly EarlyCase[] = [
  {
    name: 'theme',
    isOnPhone: false,
    sites: {
      portal: {
        control: '[data-color-mode]',
        effects: { theme: { shown: '[data-theme=dark] body' } },
      },
      docusaurus: {
        control: '[class*=colorModeToggle] button',
        effects: { theme: { shown: '[data-theme=dark] body' } },
      },
      starlight: {
        control: 'starlight-theme-select select',
        key: 'd',
        effects: { theme: { shown: '[data-theme=dark] body' } },
      },
      vitepress: {
        control: '.VPSwitchAppearance',
        effects: { theme: { shown: '.dark body' } },
      },
      fumadocs: {
        control: '[data-theme-toggle]',
        effects: { theme: { shown: '.dark body' } },
      },
    },
  },
  {
    name: 'tab',
    isOnPhone: false,
    sites: {
      portal: {
        control: '[role=tab][data-value=pnpm]',
        effects: { tab: { shown: '[role=tablist] + [role=tabpanel] + [role=tabpanel]' } },
      },
    },
  },
  {
    name: 'menu',
    isOnPhone: true,
    sites: {
      portal: {
        control: '.navbar__toggle',
        effects: { menu: { shown: '.theme-doc-sidebar-container a, .navbar-sidebar a' } },
      },
      docusaurus: {
        control: '.navbar__toggle',
        effects: { menu: { shown: '.navbar-sidebar a' } },
      },
      starlight: {
        control: 'starlight-menu-button button',
        effects: { menu: { shown: '.sidebar-pane a' } },
      },
      vitepress: {
        control: '.VPLocalNav .menu',
        effects: { menu: { shown: '.VPSidebar a' } },
      },
      fumadocs: {
        control: '[aria-label="Open Sidebar"]',
        effects: { menu: { shown: '#nd-sidebar-mobile a' } },
      },
    },
  },
  {
    name: 'fold',
    isOnPhone: false,
    sites: {
      portal: {
        control: '.menu__link--sublist-caret[href="/web-sdk/spaces"]',
        effects: { fold: { gone: '.menu__list .menu__list a[href="/web-sdk/spaces"]' } },
      },
      starlight: {
        control: '.sidebar-pane summary',
        effects: { fold: { gone: '.sidebar-pane details a' } },
      },
    },
  },
  {
    name: 'copy',
    isOnPhone: false,
    sites: {
      portal: {
        control: 'figcaption [class^=copy_]',
        effects: { copy: { shown: '[data-copied]' } },
      },
      docusaurus: {
        control:
          '.theme-code-block button[class*=copyButton], .theme-code-block [class*=buttonGroup] button',
        effects: { copy: { shown: '[class*=copyButtonCopied]' } },
      },
      starlight: {
        control: '.copy button',
        effects: { copy: { shown: '.copy .feedback' } },
      },
      vitepress: {
        control: 'button.copy',
        effects: { copy: { shown: 'button.copy.copied' } },
      },
      fumadocs: {
        control: '[aria-label="Copy Text"]',
        effects: { copy: { shown: '[aria-label="Copied Text"]' } },
      },
    },
  },
  {
    name: 'closing',
    isOnPhone: false,
    sites: {
      portal: {
        control: '.theme-announcement-bar button',
        effects: { closing: { gone: '.theme-announcement-bar' } },
      },
    },
  },
  {
    name: 'search',
    isOnPhone: false,
    typed: 'labels',
    sites: {
      portal: {
        control: '.search-button',
        effects: {
          'search field': { shown: field },
          results: { shown: '.DocSearch-Hit, .early-search li' },
        },
      },
      starlight: {
        control: '[data-open-modal]',
        effects: { 'search field': { shown: field }, results: { shown: '.pagefind-ui__result' } },
      },
      vitepress: {
        control: '#local-search button',
        effects: {
          'search field': { shown: field },
          results: { shown: '.VPLocalSearchBox .result' },
        },
      },
      fumadocs: {
        control: '[data-search-full]',
        effects: { 'search field': { shown: field }, results: { shown: '[role=dialog] mark' } },
      },
    },
  },
];
