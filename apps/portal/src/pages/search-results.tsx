import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { ResultsPage } from '../search/ResultsPage.tsx';

export default function SearchResults(): ReactNode {
  return (
    <Layout
      title="Search results"
      description="Every match for your query in the documentation, page by page."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <ResultsPage />
    </Layout>
  );
}
