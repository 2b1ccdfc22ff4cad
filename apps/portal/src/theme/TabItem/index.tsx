/** Replaces the theme's tab: its content, and its properties for `Tabs`. */
import type { ReactNode } from 'react';

export interface Props {
  /** Remembered value. */
  readonly value: string;
  /** Label of the tab; default `value`. */
  readonly label?: string;
  readonly children: ReactNode;
}

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
