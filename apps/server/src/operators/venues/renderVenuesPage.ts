import { html } from 'hono/html';
import { type Html, renderTable } from '../../page-views/renderTable.ts';
import { renderTeamPage } from '../../page-views/renderTeamPage.ts';
import type { VenueListing } from '../../venues/VenueCatalog.ts';
import { type PageFinding, renderFindings } from './renderFindings.ts';

/** Why a file was not published, and the values of the form. */
interface RefusedForm {
  readonly detail: string;
  readonly findings: readonly PageFinding[];
  readonly values: Readonly<Record<string, string>>;
}

/** Content of the page. */
export interface VenuesPage {
  readonly productName: string;
  readonly venues: readonly VenueListing[];
  /** Default: no error. */
  readonly refused?: RefusedForm | undefined;
}

/** Renders the page that lists venues, with a form that publishes a file. */
export function renderVenuesPage({ productName, venues, refused }: VenuesPage): Html {
  const content = html`${refused === undefined ? '' : renderRefusal(refused)}
    <h2 id="publish">Publish a venue</h2>
    ${renderForm(refused?.values ?? {})}
    <h2 id="venues">Venues</h2>
    ${renderTable({
      labelledBy: 'venues',
      caption: 'Venues of this server',
      columns: ['Venue', 'Id', 'Published', 'Size', 'Map'],
      rows: venues.map(({ id, name, updatedAt, bytes }) => [
        html`<a href="/stats/venues/${id}">${name}</a>`,
        html`<code>${id}</code>`,
        html`<time>${updatedAt.slice(0, 10)}</time>`,
        `${Math.ceil(bytes / 1024)} KiB`,
        html`<a href="/viewer/?venue=${id}" aria-label="Open the map of ${name}">Open</a>`,
      ]),
    })}`;
  const title = refused === undefined ? 'Venues' : 'Error: Venues';
  return renderTeamPage(productName, title, content);
}

function renderRefusal({ detail, findings }: RefusedForm): Html {
  return html`<div class="alert" role="alert" id="refusal">
      <p><strong>The venue was not published.</strong> ${detail}</p>
    </div>
    ${findings.length === 0 ? '' : renderFindings(findings)}`;
}

function renderForm(values: Readonly<Record<string, string>>): Html {
  const text = (name: string, label: string, hint: string, more: Html | string = '') =>
    html`<p>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${values[name] ?? ''}"
        autocomplete="off"
        aria-describedby="${name}-hint"
        ${more}
      />
      <small id="${name}-hint">${hint}</small>
    </p>`;
  return html`<form method="post" action="/stats/venues" enctype="multipart/form-data">
    <p>
      <label for="file">File</label>
      <input
        id="file"
        name="file"
        type="file"
        class="drop"
        required
        accept=".zip,.geojson,.json,.osm,.dxf"
        aria-describedby="file-hint"
      />
      <small id="file-hint">
        Drop a venue bundle, IMDF, GeoJSON, OpenStreetMap data, a Shapefile (ZIP), or a DXF drawing
        here, or select it. At most 64 MiB.
      </small>
    </p>
    ${text(
      'venueId',
      'Id',
      'Letters, digits, hyphens, and underscores. It appears in links, and does not change.',
      html`required pattern="[A-Za-z0-9_\\-]{1,100}"`,
    )}
    ${text('name', 'Name (optional)', 'Without it, the name in the file.', html`maxlength="200"`)}
    ${text('city', 'City (optional)', 'Shown in lists.', html`maxlength="200"`)}
    <p>
      <label>
        <input type="checkbox" name="private" value="yes" ${values['private'] ? 'checked' : ''} />
        Private: only keys that can write, and links, open it
      </label>
    </p>
    <p>
      <label>
        <input
          type="checkbox"
          name="acceptErrors"
          value="yes"
          ${values['acceptErrors'] ? 'checked' : ''}
        />
        Publish even if the validator finds errors
      </label>
    </p>
    <p><button>Publish</button></p>
  </form>`;
}
