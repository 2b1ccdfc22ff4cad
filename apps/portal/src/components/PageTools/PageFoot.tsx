import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import { markdownPath } from '../../../plugins/readers/markdownPath.ts';
import { PageFeedback } from '../PageFeedback/PageFeedback.tsx';
import { CopyPage } from './CopyPage.tsx';

interface Props {
  /** Path of the page. */
  readonly permalink: string;
  /** URL of its source. */
  readonly editUrl?: string | null | undefined;
  /** Time of its last change, in milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null | undefined;
}

/** The end of a page: feedback, link to the source, Markdown, and date of the last change. */
export function PageFoot({ permalink, editUrl, lastUpdatedAt }: Props): ReactNode {
  const markdown = markdownPath(permalink) ?? permalink;
  return (
    <>
      <PageFeedback key={permalink} path={permalink} />
      <footer className={`${ThemeClassNames.docs.docFooter} docusaurus-mt-lg`}>
        {editUrl ? <EditThisPage editUrl={editUrl} /> : null}
        <a href={markdown}>View as Markdown</a>
        <CopyPage key={permalink} address={markdown} />
        {lastUpdatedAt ? <LastUpdated lastUpdatedAt={lastUpdatedAt} /> : null}
      </footer>
    </>
  );
}
