/** Replaces the metadata: only the tags that the portal's search index is built from. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadata({ locale, version, tag }: Props): ReactNode {
  return (
    <Head>
      {locale ? <meta name="docsearch:language" content={locale} /> : null}
      {version ? <meta name="docsearch:version" content={version} /> : null}
      {tag ? <meta name="docsearch:docusaurus_tag" content={tag} /> : null}
    </Head>
  );
}
