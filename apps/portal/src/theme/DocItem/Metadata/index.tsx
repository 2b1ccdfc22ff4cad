/**
 * Replaces the metadata of a document: older versions have their number in the title, because search results
 * and tabs show pages of several versions side by side.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { isLast, label } = useDocsVersion();
  const { title, description } = metadata;
  const isNamed = isLast || title.includes(label);
  const image = assets.image ?? frontMatter.image;
  return (
    <PageMetadata
      title={isNamed ? title : `${title} (${label})`}
      description={description}
      {...(image !== undefined && { image })}
    />
  );
}
