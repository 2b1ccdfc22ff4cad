/**
 * Replaces the metadata with the tags that the search index is built from. The language is that of the
 * page.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadata({ version, tag }: Props): ReactNode {
  return (
    <Head>
      {version ? <meta name="docsearch:version" content={version} /> : null}
      {tag ? <meta name="docsearch:docusaurus_tag" content={tag} /> : null}
    </Head>
  );
}
