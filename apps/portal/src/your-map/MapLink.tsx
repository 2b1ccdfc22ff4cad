import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** A link to where readers open their own map. Not indexed, because every example has it. */
export function MapLink(): ReactNode {
  return (
    <Link className="docsearch-ignore" to="/docs/map-doctor">
      Use your own map
    </Link>
  );
}
