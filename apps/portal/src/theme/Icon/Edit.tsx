/** Replaces the theme's icon with one from the site's icon set. */
import type { ComponentProps, ReactNode } from 'react';
import { Pencil } from 'lucide-react';

export default function IconEdit(props: ComponentProps<'svg'>): ReactNode {
  return <Pencil size={14} strokeWidth={1.5} aria-hidden {...props} />;
}
