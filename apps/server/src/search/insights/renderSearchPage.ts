import { html } from 'hono/html';
import { renderEmpty } from '../../page-views/renderEmpty.ts';
import { linkTo, percent, renderTable, type Html } from '../../page-views/renderTable.ts';
import { renderTeamPage } from '../../page-views/renderTeamPage.ts';
import { keptDays, type QueryCount, type SearchReport } from './SearchCounts.ts';

/** Maximum number of rows in a table. The CSV file has all queries. */
const shownRows = 100;

/** Renders the page that shows what users search for, do not find, and open. */
export function renderSearchPage(productName: string, report: SearchReport): Html {
  const { queries, results } = report;
  const missed = queries.filter(({ hits, searches }) => hits === 0 && searches > 0);
  const content = html`<p>
      What users searched for, the query at which they stopped typing, and the results they opened,
      as sums for each day (UTC) of the last ${keptDays} days. Users cannot be identified. Browsers
      that send Do Not Track or Global Privacy Control are not counted at all. See also
      <a href="/stats">page views</a> and <a href="/stats/feedback">feedback</a>.
    </p>
    ${renderSpans(report.days)} ${renderTotal(report, missed)}
    <h2 id="popular">Popular queries</h2>
    ${renderQueries(queries)}
    <h2 id="missed">Queries without results</h2>
    ${renderMissed(missed)}
    <h2 id="results">Results</h2>
    ${renderResults(results)}`;
  return renderTeamPage(productName, 'Searches', content);
}

function renderSpans(days: number): Html {
  const spans = [7, keptDays].map((span) =>
    span === days
      ? html`<a href="?days=${span}" aria-current="page">Last ${span} days</a>`
      : html`<a href="?days=${span}">Last ${span} days</a>`,
  );
  return html`<nav aria-label="Span of time">
    <p>
      ${spans[0]} · ${spans[1]} ·
      <a href="/stats/search.csv?days=${days}" download>Download as CSV</a>
    </p>
  </nav>`;
}

function renderTotal({ total, days }: SearchReport, missed: readonly QueryCount[]): Html {
  const { searches, clicks, positions } = total;
  const without = missed.reduce((sum, query) => sum + query.searches, 0);
  return html`<h2 id="total">The last ${days} days</h2>
    ${renderTable({
      labelledBy: 'total',
      caption: 'All queries together',
      columns: ['Searches', 'Number'],
      rows: [
        ['All', searches],
        ['Led to a result', percent(clicks, searches)],
        ['Average place of that result', mean(positions, clicks)],
        ['Found nothing', percent(without, searches)],
      ],
    })}`;
}

function renderQueries(queries: readonly QueryCount[]): Html {
  if (queries.length === 0) {
    return renderEmpty('No searches yet.', 'Search this portal, open a result, and reload.');
  }
  return renderTable({
    labelledBy: 'popular',
    caption: captionOf(queries.length, 'most frequent first'),
    columns: ['Query', 'Searches', 'Results', 'Opened', 'Click rate', 'Average place'],
    rows: queries
      .slice(0, shownRows)
      .map(({ query, searches, hits, clicks, positions }) => [
        query,
        searches,
        hits,
        clicks,
        percent(clicks, searches),
        mean(positions, clicks),
      ]),
  });
}

function renderMissed(missed: readonly QueryCount[]): Html {
  if (missed.length === 0) return html`<p>All searches had results.</p>`;
  return renderTable({
    labelledBy: 'missed',
    caption: captionOf(missed.length, 'most frequent first'),
    columns: ['Query', 'Searches'],
    rows: missed.slice(0, shownRows).map(({ query, searches }) => [query, searches]),
  });
}

function renderResults(results: SearchReport['results']): Html {
  if (results.length === 0) {
    return renderEmpty('No results shown yet.', 'Results are counted when a search shows them.');
  }
  return renderTable({
    labelledBy: 'results',
    caption: captionOf(results.length, 'most opened first'),
    columns: ['Page', 'Shown', 'Opened'],
    rows: results
      .slice(0, shownRows)
      .map(({ path, shown, opened }) => [linkTo(path), shown, opened]),
  });
}

function captionOf(count: number, order: string): string {
  return count > shownRows ? `The first ${shownRows} of ${count}, ${order}` : `All, ${order}`;
}

function mean(sum: number, count: number): string {
  return count === 0 ? '–' : (sum / count).toFixed(1);
}
