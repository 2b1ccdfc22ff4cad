import { html } from 'hono/html';
import type { DayCounts } from './DailyCounts.ts';
import { renderEmpty } from './renderEmpty.ts';
import { renderTeamPage } from './renderTeamPage.ts';

/** Number of days in the tables. */
export const shownDays = 14;
/** Maximum number of rows in a table. The last row sums up the rest. */
const shownRows = 250;

interface Row {
  readonly name: string;
  readonly total: number;
  readonly byDay: readonly number[];
}

const tables = [
  {
    group: 'paths',
    title: 'Pages',
    unit: 'Page',
    hint: 'Open a page of this portal, and reload.',
  },
  {
    group: 'referrers',
    title: 'Referring sites',
    unit: 'Site',
    hint: 'A site is listed when a user follows a link from it.',
  },
] as const;

/** Content of the page: the latest days that have counts, newest first. */
export type ShownCounts = Readonly<Record<(typeof tables)[number]['group'], readonly DayCounts[]>>;

/** Renders the page of counts: one table per group, days as columns, no script. */
export function renderStatsPage(productName: string, counts: ShownCounts) {
  const content = html`<p>
      This server counts how often each page is opened and which site a user came from, as sums for
      each day (UTC).
    </p>
    <p>
      It does not count users: there is no cookie and no identifier, and no address, time, or
      browser name is stored. Browsers that send Do Not Track or Global Privacy Control are not
      counted at all. See also <a href="/stats/feedback">feedback</a>,
      <a href="/stats/search">searches</a>, <a href="/stats/venues">venues</a>, and
      <a href="/stats/workspaces">workspaces and keys</a>.
    </p>
    ${tables.map((table) => renderTable(table, counts))}`;
  return renderTeamPage(productName, 'Page views', content);
}

function renderTable(
  { group, title, unit, hint }: (typeof tables)[number],
  counts: ShownCounts,
): ReturnType<typeof html> {
  const days = counts[group];
  const rows = toRows(days);
  const heading = html`<h2 id="${group}">${title}</h2>`;
  if (rows.length === 0) return html`${heading} ${renderEmpty('No counts yet.', hint)}`;
  return html`${heading}
    <div class="scroll" role="region" aria-labelledby="${group}" tabindex="0">
      <table>
        <caption>
          Counts of the last ${days.length} ${days.length === 1 ? 'day' : 'days'} with any, newest
          first
        </caption>
        <thead>
          <tr>
            <th scope="col">${unit}</th>
            <th scope="col">Sum</th>
            ${days.map(({ day }) => html`<th scope="col"><time>${day}</time></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(renderRow)}
        </tbody>
      </table>
    </div>`;
}

function renderRow({ name, total, byDay }: Row) {
  const cells = byDay.map((count) =>
    count === 0 ? html`<td class="none">0</td>` : html`<td>${count}</td>`,
  );
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${total}</td>
    ${cells}
  </tr>`;
}

function toRows(days: readonly DayCounts[]): Row[] {
  const names = new Set(days.flatMap(({ counts }) => [...counts.keys()]));
  const rows = [...names].map((name) => {
    const byDay = days.map(({ counts }) => counts.get(name) ?? 0);
    return { name, byDay, total: sum(byDay) };
  });
  rows.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  const rest = rows.slice(shownRows);
  if (rest.length === 0) return rows;
  const byDay = days.map((_, day) => sum(rest.map((row) => row.byDay[day] ?? 0)));
  return [...rows.slice(0, shownRows), { name: `${rest.length} more`, byDay, total: sum(byDay) }];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
