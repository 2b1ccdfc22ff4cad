import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** Documentation set, such as `showcase`. */
  readonly set: string;
  /** Version to remember for the set. */
  readonly version: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a version of a documentation set, which the navigation then links to. */
export function VersionLink({ set, version, to, children }: Props): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion(set);
  return (
    <Link
      to={to}
      onClick={() => {
        savePreferredVersionName(version);
      }}
    >
      {children}
    </Link>
  );
}
