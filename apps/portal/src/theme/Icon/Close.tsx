/** Replaces the theme's icon with one from the site's icon set. */
import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';

export default function IconClose(props: ComponentProps<'svg'>): ReactNode {
  return <X size={18} strokeWidth={1.5} aria-hidden {...props} />;
}
