/**
 * Replaces the toggle: the theme's cycles through system, light and dark as soon as the system's
 * preference is respected; readers here switch between the two they can see.
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
      disabled={!isBrowser}
      aria-label={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
      title={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={() => {
        setColorMode(isDark ? 'light' : 'dark');
      }}
    >
      {/* Both are rendered: which one shows must be right before the page is alive. */}
      <Moon className={styles.forLight} size={18} strokeWidth={1.5} aria-hidden />
      <Sun className={styles.forDark} size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
