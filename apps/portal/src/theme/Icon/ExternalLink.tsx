/** Replaces the theme's drawing by the site's one line set; the name for screen readers stays. */
import type { ReactNode } from 'react';
import { ArrowUpRight } from 'lucide-react';

export default function IconExternalLink(): ReactNode {
  return (
    <ArrowUpRight
      size={14}
      strokeWidth={1.5}
      role="img"
      aria-label="(opens in new tab)"
      className="external-icon"
    />
  );
}
