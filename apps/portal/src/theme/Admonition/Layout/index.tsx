/** Replaces the callout: a tint and a line with its name in words, no icon. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition/Layout';

export default function AdmonitionLayout({
  type,
  title,
  children,
  className,
  id,
}: Props): ReactNode {
  return (
    <div
      id={id}
      role="note"
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        'callout',
        className,
      )}
    >
      {title ? <p className="callout__title">{title}</p> : null}
      {children}
    </div>
  );
}
