import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { resultsPageAddress } from './resultsPageAddress.ts';
import type { SearchQuery } from './searchRequests.ts';

interface Props {
  readonly query: SearchQuery;
  readonly pageCount: number;
  readonly onTurn: () => void;
}

/** Number of page links on each side of the current page. */
const neighbors = 2;

/** Links to the other pages of results; empty if there is only one page. */
export function ResultPages({ query, pageCount, onTurn }: Props): ReactNode {
  if (pageCount < 2) return null;
  const link = (page: number, text: string, label: string): ReactNode => (
    <li key={text}>
      <Link
        to={resultsPageAddress({ ...query, page })}
        aria-label={label}
        aria-current={page === query.page ? 'page' : undefined}
        onClick={onTurn}
      >
        {text}
      </Link>
    </li>
  );
  const pages = Array.from({ length: pageCount }, (_, page) => page).filter(
    (page) => page === 0 || page === pageCount - 1 || Math.abs(page - query.page) <= neighbors,
  );
  return (
    <nav aria-label="Pages of results" className="result-pages">
      <ul>
        {query.page > 0 ? link(query.page - 1, 'Previous', 'Previous page') : null}
        {pages.map((page) => link(page, String(page + 1), `Page ${page + 1}`))}
        {query.page < pageCount - 1 ? link(query.page + 1, 'Next', 'Next page') : null}
      </ul>
    </nav>
  );
}
