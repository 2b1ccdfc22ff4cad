/** Replaces the foot of a page by what it shows here: the link to its source. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';

export default function DocItemFooter(): ReactNode {
  const { editUrl } = useDoc().metadata;
  if (!editUrl) return null;
  return (
    <footer className={`${ThemeClassNames.docs.docFooter} docusaurus-mt-lg`}>
      <EditThisPage editUrl={editUrl} />
    </footer>
  );
}
