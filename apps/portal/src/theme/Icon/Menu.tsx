/** Replaces the theme's icon with one from the site's icon set. */
import type { ComponentProps, ReactNode } from 'react';
import { Menu } from 'lucide-react';

export default function IconMenu(props: ComponentProps<'svg'>): ReactNode {
  return <Menu size={22} strokeWidth={1.5} aria-hidden {...props} />;
}
