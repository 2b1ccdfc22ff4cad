/** Replaces the theme's tab: what is in it, and what `Tabs` has to know of it. */
import type { ReactNode } from 'react';

export interface Props {
  /** What is remembered when it is chosen. */
  readonly value: string;
  /** What its tab says; default `value`. */
  readonly label?: string;
  readonly children: ReactNode;
}

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
