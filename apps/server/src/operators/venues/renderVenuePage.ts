import { html } from 'hono/html';
import { type Html, renderTable } from '../../page-views/renderTable.ts';
import { renderTeamPage } from '../../page-views/renderTeamPage.ts';
import type { ReportSummary, VenueVersionRow } from '../../platform/database/venueTables.ts';
import { type PageFinding, renderFindings } from './renderFindings.ts';

/** Content of the page of a venue. */
export interface VenuePage {
  readonly productName: string;
  readonly id: string;
  readonly name: string;
  /** Newest first. Empty for a demo venue. */
  readonly versions: readonly VenueVersionRow[];
  /** Id of the published version. */
  readonly published: string | undefined;
}

/** Renders the page of a venue: its versions, the report of the published one, and deletion. */
export function renderVenuePage(page: VenuePage): Html {
  const { productName, id, name, versions, published } = page;
  const served = versions.find((version) => version.id === published);
  const findings = served === undefined ? [] : findingsOf(served);
  const content = html`<p>
      <a href="/stats/venues">All venues</a> · <a href="/viewer/?venue=${id}">Open the map</a>
    </p>
    ${
      versions.length === 0
        ? html`<p>This is an unmodified demo venue without versions.</p>`
        : html`${renderVersions(page)}
          ${
            findings.length === 0
              ? html`<p>The validator found nothing in the published version.</p>`
              : renderFindings(findings)
          }
          ${renderDeletion(id)}`
    }`;
  return renderTeamPage(productName, name, content);
}

function renderVersions({ id, versions, published }: VenuePage): Html {
  return html`<h2 id="versions">Versions</h2>
    ${renderTable({
      labelledBy: 'versions',
      caption: 'Versions, newest first',
      columns: ['Uploaded', 'Format', 'Errors', 'Warnings', 'State'],
      rows: versions.map((version) => {
        const { errors, warnings } = JSON.parse(version.summary) as ReportSummary;
        const time = version.created_at.slice(0, 16).replace('T', ' ');
        const state =
          version.id === published
            ? 'Published'
            : html`<form method="post" action="/stats/venues/${id}/versions/${version.id}/publish">
                <button aria-label="Publish the version of ${time} again">Publish again</button>
              </form>`;
        return [html`<time>${time}</time>`, version.format, errors, warnings, state];
      }),
    })}`;
}

function findingsOf({ report }: VenueVersionRow): readonly PageFinding[] {
  return (JSON.parse(report) as { readonly findings: readonly PageFinding[] }).findings;
}

function renderDeletion(id: string): Html {
  return html`<h2 id="delete">Delete</h2>
    <form method="post" action="/stats/venues/${id}/delete">
      <p>
        <label for="confirmation">
          Type <code>${id}</code> to delete the venue with its versions, records, and links
        </label>
        <input id="confirmation" name="confirmation" required pattern="${id}" autocomplete="off" />
      </p>
      <p><button>Delete</button></p>
    </form>`;
}
