import { useId, type ReactNode } from 'react';
import { Trash2, X } from 'lucide-react';
import controls from '../controls.module.css';
import { FileDrop } from './FileDrop.tsx';
import { MapNotes } from './MapNotes.tsx';
import type { YourMapState } from './useYourMap.ts';
import type { YourMap } from '@mezzanine/examples/your-map';
import styles from './YourMapPanel.module.css';

const formats: Readonly<Record<string, string>> = {
  'mvf-2': 'venue bundle',
  'mvf-1': 'venue bundle of version 1',
  imdf: 'IMDF',
  geojson: 'GeoJSON',
  osm: 'OpenStreetMap',
  shapefile: 'Shapefile',
  dxf: 'DXF drawing',
  geopackage: 'GeoPackage',
  ifc: 'IFC model',
};

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

function FileButton({ label, onFile }: FileButtonProps): ReactNode {
  return (
    <label className={`${controls.action} ${styles.file}`}>
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept=".zip,.geojson,.json,.osm,.dxf,.ifc,.gpkg,application/zip,application/geo+json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // Allows choosing the same file again after fixing it.
          target.value = '';
        }}
      />
    </label>
  );
}

function Summary({ map }: { readonly map: YourMap }): ReactNode {
  const count = (value: number, one: string, many: string) =>
    `${value.toLocaleString('en')} ${value === 1 ? one : many}`;
  const holds = [
    count(map.floors, 'floor', 'floors'),
    count(map.spaces, 'space', 'spaces'),
    count(map.places, 'place', 'places'),
  ];
  return (
    <p className={styles.summary}>
      <strong>{map.venue}</strong> {holds.join(', ')}{' '}
      <span className={styles.source}>
        ({map.file}, {formats[map.format] ?? map.format}, {sizeOf(map.fileBytes)})
      </span>
    </p>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(Math.round(bytes / 1000), 1);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

/** Shows the current activity and the last result. */
function Said({
  importing,
  progress,
  said,
}: Pick<YourMapState, 'importing' | 'progress' | 'said'>): ReactNode {
  const status = importing === undefined ? '' : `Importing ${importing} …`;
  const [news, failure] = said?.isFailure === true ? ['', said.text] : [said?.text ?? '', ''];
  return (
    <>
      {importing === undefined ? null : (
        <progress
          className={styles.progress}
          aria-label={`Importing ${importing}`}
          value={progress}
        />
      )}
      <p className={styles.said} role="status">
        {status || news}
      </p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </>
  );
}

interface Props {
  readonly state: YourMapState;
  /** Whether the current program uses it. */
  readonly isInUse: boolean;
  readonly onFile: (file: File) => void;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

function Actions({ state, isInUse, onFile, onUse, onRemove }: Props): ReactNode {
  const { map, importing, cancel } = state;
  return (
    <div className={styles.actions}>
      {map === undefined || isInUse ? null : (
        <button type="button" className={controls.mainAction} onClick={onUse}>
          Run on your map
        </button>
      )}
      <FileButton label={map === undefined ? 'Choose a file' : 'Another file'} onFile={onFile} />
      {map === undefined ? null : (
        <button type="button" className={controls.action} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          Remove my map
        </button>
      )}
      {importing === undefined ? null : (
        <button type="button" className={controls.action} onClick={cancel}>
          <X size={16} strokeWidth={1.5} aria-hidden />
          Cancel
        </button>
      )}
    </div>
  );
}

/** Lets users import their own map, read the result, and remove it. */
export function YourMapPanel(props: Props): ReactNode {
  const { map, importing, progress, said } = props.state;
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <FileDrop onFile={props.onFile} />
      <h2 id={title} className={styles.title}>
        Your map
      </h2>
      {map === undefined ? (
        <p className={styles.summary}>
          Drop a venue bundle, IMDF, GeoJSON, OSM, Shapefile, GeoPackage, DXF, or IFC file anywhere
          to run the examples on it. Nothing is uploaded.
        </p>
      ) : (
        <Summary map={map} />
      )}
      <Actions {...props} />
      <Said importing={importing} progress={progress} said={said} />
      {map === undefined || map.notes.length === 0 ? null : <MapNotes notes={map.notes} />}
    </section>
  );
}
