/**
 * Replaces the text of the not-found page with search, similar pages, and links. It includes the
 * title, because the not-found page of a set consists only of this component. Every document's
 * scripts contain it, so its parts load from a separate file.
 */
import { lazy, Suspense, type ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';

const NotFoundHelp = lazy(async () => {
  const { NotFoundHelp: Help } = await import(
    /* webpackChunkName: "not-found" */ '../../../not-found/NotFoundHelp.tsx'
  );
  return { default: Help };
});

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('plain-page', 'not-found', className)}>
      <PageMetadata
        title="Page not found"
        description="There is no page at this URL. Search, or start from a link."
      />
      <h1>Page not found</h1>
      <Suspense>
        <NotFoundHelp />
      </Suspense>
    </main>
  );
}
