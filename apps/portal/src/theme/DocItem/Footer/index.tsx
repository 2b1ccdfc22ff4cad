/** Replaces the foot of a page: whether it was helpful, the link to its source, the page as Markdown, the day of its last change. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFoot } from '../../../components/PageTools/PageFoot.tsx';

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, permalink } = useDoc().metadata;
  return <PageFoot editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} permalink={permalink} />;
}
