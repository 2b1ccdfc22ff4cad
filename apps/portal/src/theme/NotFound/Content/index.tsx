/**
 * Replaces the text of the not-found page: it helps the reader on instead of blaming a link. Its
 * title stands here, since a set's own not-found page is made of this alone.
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
        description="There is no page at this address; where to go on from here."
      />
      <h1>Page not found</h1>
      <p>
        There is no page at this address. Press <kbd>/</kbd> to search, or start from one of these:
      </p>
      <ul>
        <li>
          <Link to="/docs/overview">Overview</Link>: what the platform is made of
        </li>
        <li>
          <Link to="/web-sdk/getting-started">Get started with the web SDK</Link>
        </li>
        <li>
          <Link to="/docs/roadmap">Roadmap</Link>: what is planned and not yet here
        </li>
      </ul>
    </main>
  );
}
