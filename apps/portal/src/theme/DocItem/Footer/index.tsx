/** Replaces the end of a page: feedback, link to the source, Markdown, and date of the last change. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFoot } from '../../../components/PageTools/PageFoot.tsx';

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, permalink } = useDoc().metadata;
  return <PageFoot editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} permalink={permalink} />;
}
