import type { ReactNode } from 'react';
import controls from '../playground/controls.module.css';

interface Props {
  /** Accessible name; default: the text. */
  readonly name?: string | undefined;
  /** Whether it does nothing for now. It keeps the focus, which a disabled button would lose. */
  readonly isOff?: boolean;
  readonly onClick?: () => void;
  /** Whether it is pressed, for a button that stays on. */
  readonly isPressed?: boolean;
  /** Submits its form, instead of calling `onClick`. */
  readonly isSubmit?: boolean;
  /** One sentence about what happens. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A button of the map doctor. */
export function ActionButton(props: Props): ReactNode {
  const { name, isOff = false, onClick, isPressed, isSubmit = false, hint, children } = props;
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={controls.action}
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      title={hint}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
