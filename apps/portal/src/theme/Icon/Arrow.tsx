/** Replaces the theme's icon with one from the site's icon set. */
import type { ComponentProps, ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';

export default function IconArrow(props: ComponentProps<'svg'>): ReactNode {
  return <ChevronRight size={18} strokeWidth={1.5} aria-hidden {...props} />;
}
