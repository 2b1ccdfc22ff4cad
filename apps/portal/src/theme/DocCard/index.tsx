/** Replaces the card of category pages, to remove the emoji before the title. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';

export default function DocCard({ item }: Props): ReactNode {
  const { docs } = useDocsVersion();
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (href === undefined) return null;
  const doc = item.type === 'link' && item.docId !== undefined ? docs[item.docId] : undefined;
  return (
    <Link href={href} className="doc-card">
      <h2 className="doc-card__title">{item.label}</h2>
      <p>{item.description ?? doc?.description}</p>
    </Link>
  );
}
