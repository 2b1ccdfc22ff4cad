import type { ReactElement, ReactNode } from 'react';

/** Props of {@link Corner}. */
export interface CornerProps {
  /** The corner of the map; default `top-left`. */
  readonly place?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
  /** Controls, stacked vertically. */
  readonly children: ReactNode;
}

/** Places controls in a corner of the map; on a narrow screen, across its full width. */
export function Corner({ place = 'top-left', className, children }: CornerProps): ReactElement {
  return (
    <div data-mz="corner" data-place={place} className={className}>
      {children}
    </div>
  );
}
