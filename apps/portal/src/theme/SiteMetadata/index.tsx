/**
 * Replaces the tags of every page with those that must change during navigation. `plugins/readers` adds tags
 * that only search engines and previews read to the HTML.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import { markdownPath } from '../../../plugins/readers/markdownPath.ts';

export default function SiteMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const path = useLocation().pathname.replace(/(.)\/$/, '$1');
  const markdown = markdownPath(path);
  return (
    <>
      <Head>
        <link rel="canonical" href={siteConfig.url + path} />
        <meta property="og:url" content={siteConfig.url + path} />
        {markdown === undefined ? null : (
          <link rel="alternate" type="text/markdown" href={markdown} />
        )}
      </Head>
      <SearchMetadata tag="default" locale="en" />
    </>
  );
}
