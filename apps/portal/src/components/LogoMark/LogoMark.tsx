import type { ReactNode } from 'react';

/**
 * The product's logo, two floors joined by stairs, in the colors of the theme. Inline, because images for
 * both themes would cost two requests before the first paint.
 *
 * @param size - width and height in CSS pixels
 */
export function LogoMark({ size }: { readonly size: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M2 23 12 17.5 23 23 12.5 28.7Z" />
      <path fill="currentColor" d="M9.2 8.8 19.6 3.2 30 8.8 19.6 14.6Z" />
      <path stroke="var(--signal-bright)" strokeWidth={3} d="M12.3 23.2v-3.4h3.6v-3.4h3.7V14.6" />
    </svg>
  );
}
