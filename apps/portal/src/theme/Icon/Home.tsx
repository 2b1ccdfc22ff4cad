/** Replaces the theme's drawing by the site's one line set. */
import type { ComponentProps, ReactNode } from 'react';
import { House } from 'lucide-react';

export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return <House size={16} strokeWidth={1.5} aria-hidden {...props} />;
}
