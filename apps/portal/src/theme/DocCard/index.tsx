/** Replaces the card of category pages: the theme's puts an emoji before the title. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import { usePiece } from '../../pieces/usePiece.ts';

export default function DocCard({ item }: Props): ReactNode {
  const { docs } = useDocsVersion();
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (href === undefined) return null;
  const doc = item.type === 'link' && item.docId !== undefined ? docs[item.docId] : undefined;
  return (
    <Link href={href} className="doc-card">
      <h2 className="doc-card__title">{item.label}</h2>
      <Description of={href} text={item.description ?? doc?.description ?? ''} />
    </Link>
  );
}

interface DescriptionProps {
  /** Address that the card leads to. */
  readonly of: string;
  /** '' in the browser, which has it from the page. */
  readonly text: string;
}

function Description({ of, text }: DescriptionProps): ReactNode {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return <p {...usePiece<HTMLParagraphElement>(`card ${of}`, escaped)} />;
}
