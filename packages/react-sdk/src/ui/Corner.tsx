import type { ReactElement, ReactNode } from 'react';

/** Props of {@link Corner}. */
export interface CornerProps {
  /** Which corner of the map; default `top-left`. */
  readonly place?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
  /** One below the other. */
  readonly children: ReactNode;
}

/** Puts controls into a corner of the map around them; on a narrow screen, across its width. */
export function Corner({ place = 'top-left', className, children }: CornerProps): ReactElement {
  return (
    <div data-mz="corner" data-place={place} className={className}>
      {children}
    </div>
  );
}
