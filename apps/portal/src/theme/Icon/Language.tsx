/** Replaces the theme's icon with one from the site's icon set. */
import type { ComponentProps, ReactNode } from 'react';
import { Globe } from 'lucide-react';

export default function IconLanguage(props: ComponentProps<'svg'>): ReactNode {
  return <Globe size={16} strokeWidth={1.5} aria-hidden {...props} />;
}
