import type { ReactNode } from 'react';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { AppMoves } from './AppMoves.tsx';
import { AppSource } from './AppSource.tsx';

/** What is shown of an app that was chosen: what it takes from 5.0, and its source. */
export function ChosenApp({ item }: { readonly item: ShowcaseItem }): ReactNode {
  const isOf5 = item.movesSummary !== undefined;
  return (
    <>
      {isOf5 ? <AppMoves item={item} /> : null}
      <h2 id="source">Its source{isOf5 ? ', on 6.0' : ''}</h2>
      <AppSource item={item} />
    </>
  );
}
