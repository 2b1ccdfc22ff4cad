/** Replaces the line about the last change: shows only the date. */
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const date = new Date(lastUpdatedAt ?? 0);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated{' '}
      <time dateTime={date.toISOString().slice(0, 10)}>
        {date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}
      </time>
    </span>
  );
}
