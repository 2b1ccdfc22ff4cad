/**
 * Replaces the banner of older versions: it links to the page that replaces this one, which can
 * have another name (`successor` in the front matter), and is not an alert. For search engines,
 * that page is canonical.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  useDoc,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { latestDocument } from '../../components/OlderVersion/latestDocument.ts';

export default function DocVersionBanner(): ReactNode {
  const { banner, pluginId } = useDocsVersion();
  const { activeDoc } = useActiveDocContext(pluginId);
  if (!banner) return null;
  return activeDoc === undefined ? <Note /> : <DocumentNote id={activeDoc.id} />;
}

function DocumentNote({ id }: { readonly id: string }): ReactNode {
  const { successor } = useDoc().frontMatter as { readonly successor?: string };
  return <Note id={id} successor={successor} />;
}

interface NoteProps {
  readonly id?: string;
  readonly successor?: string | undefined;
}

function Note({ id, successor }: NoteProps): ReactNode {
  const { label, pluginId } = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { path, isSameTopic } = latestDocument(latest, id, successor);
  const { siteConfig } = useDocusaurusContext();
  return (
    <div role="note" className={ThemeClassNames.docs.docVersionBanner}>
      This is version {label}, which is no longer actively maintained.{' '}
      {isSameTopic ? 'Read this page in the ' : 'Start with the '}
      <Link
        to={path}
        onClick={() => {
          savePreferredVersionName(latest.name);
        }}
      >
        latest version
      </Link>{' '}
      ({latest.label}).
      {isSameTopic ? (
        <Head>
          <link rel="canonical" href={siteConfig.url + path.replace(/(.)\/$/, '$1')} />
        </Head>
      ) : null}
    </div>
  );
}
