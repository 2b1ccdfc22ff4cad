/**
 * Replaces the tags of every page: here are those that must stay true while a reader moves on. What
 * only search engines and previews read is written into the finished page (`plugins/readers`).
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
