import type { ReactNode } from 'react';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { AppSource } from './AppSource.tsx';

/** The source of the selected app. */
export function ChosenApp({ item }: { readonly item: ShowcaseItem }): ReactNode {
  return (
    <>
      <h2 id="source">Its source</h2>
      <AppSource item={item} />
    </>
  );
}
