import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** A link to the page that opens readers' maps. Not indexed, because every example has it. */
export function MapLink(): ReactNode {
  return (
    <Link className="docsearch-ignore" to="/docs/map-doctor">
      Use your own map
    </Link>
  );
}
