/**
 * Replaces the toggle: the theme's cycles through system, light, and dark if the system's preference is
 * respected; this one switches between light and dark.
 */
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useColorMode } from '@docusaurus/theme-common';
import { Moon, Sun } from 'lucide-react';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

export default function NavbarColorModeToggle({ className = '' }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { colorMode, setColorMode } = useColorMode();
  const isDark = isBrowser && colorMode === 'dark';
  return (
    <button
      type="button"
      className={`clean-btn icon-button ${className}`}
      // `answerEarly` switches the mode before the page is interactive.
      data-color-mode
      aria-label={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
      title={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={() => {
        setColorMode(isDark ? 'light' : 'dark');
      }}
    >
      {/* Both are rendered, because the right one must be visible before hydration. */}
      <Moon className={styles.forLight} size={18} strokeWidth={1.5} aria-hidden />
      <Sun className={styles.forDark} size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
