/** Replaces the theme's icon with one from the site's icon set. */
import type { ComponentProps, ReactNode } from 'react';
import { House } from 'lucide-react';

export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return <House size={16} strokeWidth={1.5} aria-hidden {...props} />;
}
