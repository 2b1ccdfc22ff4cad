/** Replaces the foot of a page: whether it was helpful, the link to its source, the page as Markdown, the day of its last change. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import { markdownPath } from '../../../../plugins/readers/markdownPath.ts';
import { PageFeedback } from '../../../components/PageFeedback/PageFeedback.tsx';
import { CopyPage } from '../../../components/PageTools/CopyPage.tsx';

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, permalink } = useDoc().metadata;
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
