/**
 * Replaces the callout: a tint and a title, without an icon. One component renders all kinds; an unknown
 * kind fails the build instead of looking like a note.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { processAdmonitionProps, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';

const titles: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

export default function Admonition(given: Props): ReactNode {
  const { type, title, children, className, id } = processAdmonitionProps(given);
  const name = titles[type];
  if (name === undefined) {
    throw new Error(
      `A callout has the unknown kind "${type}". Kinds: ${Object.keys(titles).join(', ')}.`,
    );
  }
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
      <p className="callout__title">{title ?? name}</p>
      {children}
    </div>
  );
}
