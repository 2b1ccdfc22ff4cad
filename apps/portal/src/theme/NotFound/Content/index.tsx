/**
 * Replaces the text of the not-found page with search and links. It includes the title, because the
 * not-found page of a set consists only of this component.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('plain-page', className)}>
      <PageMetadata
        title="Page not found"
        description="There is no page at this URL. Search, or start from a link."
      />
      <h1>Page not found</h1>
      <p>
        There is no page at this URL. Press <kbd>/</kbd> to search, or start from one of these:
      </p>
      <ul>
        <li>
          <Link to="/docs/overview">Overview</Link>: the parts of the platform
        </li>
        <li>
          <Link to="/web-sdk/getting-started">Get started with the web SDK</Link>
        </li>
        <li>
          <Link to="/docs/roadmap">Roadmap</Link>: what is planned
        </li>
      </ul>
    </main>
  );
}
