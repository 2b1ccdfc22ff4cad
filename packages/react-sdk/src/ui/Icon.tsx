import type { ReactElement } from 'react';

/** Lines on a 24 by 24 grid. */
const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l4.5 4.5',
  clear: 'M6 6l12 12M18 6 6 18',
  swap: 'M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5',
  straight: 'M12 20V5M6 11l6-6 6 6',
  'slight-left': 'M16 20v-6L7 5M7 12V5h7',
  'slight-right': 'M8 20v-6l9-9M17 12V5h-7',
  left: 'M19 20v-6a4 4 0 0 0-4-4H5M10 5l-5 5 5 5',
  right: 'M5 20v-6a4 4 0 0 1 4-4h10M14 5l5 5-5 5',
  'sharp-left': 'M18 20V7L8 17M8 10v7h7',
  'sharp-right': 'M6 20V7l10 10M16 10v7H9',
  up: 'M4 20h4v-5h4v-5h4V5h4',
  down: 'M20 20h-4v-5h-4v-5H8V5H4',
  elevator: 'M6 3h12v18H6zM9.5 10.5 12 8l2.5 2.5M9.5 13.5 12 16l2.5-2.5',
  level: 'M4 12h16M15 7l5 5-5 5',
  depart: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17',
  arrive:
    'M12 21.5C8.5 18 5 14 5 10a7 7 0 0 1 14 0c0 4-3.5 8-7 11.5M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
} as const;

/** Names of icons. */
export type IconName = keyof typeof paths;

/** A decorative icon next to text with the same meaning. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg
      data-mz-part="icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
