/**
 * Replaces the version dropdown: the theme's label is only the version, so the four dropdowns would look the
 * same. The docs plugin determines the linked document and the remembered version.
 */
import type { ReactNode } from 'react';
import { useHistorySelector } from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

function mainDocumentPath(version: GlobalVersion): string {
  return version.docs.find(({ id }) => id === version.mainDocId)?.path ?? version.path;
}

export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  dropdownItemsAfter,
  className,
  label,
}: Props & { readonly label?: string }): ReactNode {
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const active = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [shown = versions[0]] = useDocsVersionCandidates(docsPluginId);

  const items = versions.map((version) => {
    const sameDocument = active.alternateDocVersions[version.name];
    return {
      label: version.isLast ? `${version.label} (latest)` : version.label,
      to:
        sameDocument === undefined
          ? mainDocumentPath(version)
          : `${sameDocument.path}${search}${hash}`,
      isActive: () => version === active.activeVersion,
      onClick: () => {
        savePreferredVersionName(version.name);
      },
    };
  });

  return (
    <DropdownNavbarItem
      {...(className === undefined ? {} : { className })}
      mobile={mobile}
      label={
        <>
          {label} {/* The not-found page is built without a URL, and so without a version. */}
          <span className="nav-sdk-version" suppressHydrationWarning>
            {shown?.label}
          </span>
        </>
      }
      {...(mobile || shown === undefined ? {} : { to: mainDocumentPath(shown) })}
      isActive={() => active.activeVersion !== undefined}
      items={[...items, ...dropdownItemsAfter]}
    />
  );
}
