/** Replaces the theme's icon with one from the site's icon set; its accessible name stays. */
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
