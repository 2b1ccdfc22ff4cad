/** Replaces the not-found page's frame: its title in sentence case, as every title here. */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address; where to go on from here."
      />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
