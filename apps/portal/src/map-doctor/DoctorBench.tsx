import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Download, Printer, Redo2, Undo2, Wrench, X } from 'lucide-react';
import controls from '../playground/controls.module.css';
import { FileDrop } from '../playground/your-map/FileDrop.tsx';
import { NoteGroups } from '../playground/your-map/NoteGroups.tsx';
import { MapSwitch } from '../your-map/MapSwitch.tsx';
import { useMapChoice } from '../your-map/useMapChoice.ts';
import { ActionButton } from './ActionButton.tsx';
import { DoctorMap } from './DoctorMap.tsx';
import type { Chart, ShownFinding } from './doctorMessages.ts';
import { FindingList } from './FindingList.tsx';
import { keptText } from './keepChart.ts';
import { LayerTable } from './LayerTable.tsx';
import { useDoctor, type DoctorState } from './useDoctor.ts';
import styles from './MapDoctor.module.css';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const accepted =
  '.zip,.geojson,.json,.osm,.dxf,.ifc,.gpkg,application/zip,application/geo+json,application/json';

/** Examines a file of the reader in the browser, and fixes it. */
export function DoctorBench(): ReactNode {
  const state = useDoctor();
  return (
    <section className={styles.bench} aria-label="Map doctor">
      <FileDrop onFile={state.open} />
      <Tools state={state} />
      <Said state={state} />
      {state.drawing === undefined ? null : (
        <LayerTable
          key={state.drawing.file.name}
          drawing={state.drawing}
          onImport={(layers) => {
            if (state.drawing !== undefined) state.open(state.drawing.file, layers);
          }}
          onCancel={state.cancel}
        />
      )}
      <Examples state={state} />
      {state.chart === undefined ? null : (
        <Examined key={state.opened} state={state} chart={state.chart} />
      )}
    </section>
  );
}

interface ExaminedProps {
  readonly state: DoctorState;
  readonly chart: Chart;
}

/** The map and the findings of a file. */
function Examined({ state, chart }: ExaminedProps): ReactNode {
  const [lastSelected, setSelected] = useState<ShownFinding>();
  const map = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstChart = useRef(chart);
  useEffect(() => {
    // The button of an applied fix disappears with its finding, and takes the focus with it.
    const hasLostFocus = document.activeElement === document.body;
    if (chart !== firstChart.current && hasLostFocus) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [chart]);
  // A fix may have removed it, and ids of other findings may have moved.
  const isLeft = chart.findings.some(
    ({ id, message }) => id === lastSelected?.id && message === lastSelected.message,
  );
  const selected = isLeft ? lastSelected : undefined;
  const select = (finding: ShownFinding) => {
    // A new object zooms again to the same finding.
    setSelected({ ...finding });
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Summary chart={chart} />
      <div ref={map}>
        <DoctorMap
          bundle={chart.mapBundle}
          name={chart.venue}
          finding={selected}
          preview={state.preview}
        />
      </div>
      <h3 ref={heading} tabIndex={-1}>
        Findings ({chart.findings.length.toLocaleString('en')})
      </h3>
      {chart.findings.length === 0 ? <p>Nothing is wrong with this map.</p> : null}
      <FindingList
        findings={chart.findings}
        state={state}
        selected={selected?.id}
        onSelect={select}
      />
      <Losses chart={chart} />
    </>
  );
}

interface ToolProps {
  readonly state: DoctorState;
}

function Tools({ state }: ToolProps): ReactNode {
  const { chart, work, open, cancel } = state;
  return (
    <div className={styles.tools} role="group" aria-label="Actions">
      <label className={`${controls.mainAction} ${styles.file}`}>
        {chart === undefined ? 'Choose a file' : 'Another file'}
        <input
          type="file"
          className="visually-hidden"
          accept={accepted}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) open(file);
            // Allows choosing the same file again after fixing it.
            target.value = '';
          }}
        />
      </label>
      {work?.isCancelable === true ? (
        <ActionButton onClick={cancel}>
          <X {...icon} />
          Cancel
        </ActionButton>
      ) : null}
      {chart === undefined ? (
        <p>
          Drop a venue bundle, an IMDF archive, GeoJSON, OpenStreetMap data, a Shapefile as a ZIP
          archive, a GeoPackage, a DXF drawing, or an IFC model anywhere on this page. Nothing is
          uploaded.
        </p>
      ) : (
        <>
          <FixTools state={state} chart={chart} />
          {(['mvf', 'imdf'] as const).map((format) => (
            <ActionButton
              key={format}
              isOff={work !== undefined}
              onClick={() => state.save(format)}
            >
              <Download {...icon} />
              {format === 'mvf' ? 'Save as bundle' : 'Save as IMDF'}
            </ActionButton>
          ))}
          <ActionButton onClick={() => window.print()}>
            <Printer {...icon} />
            Print
          </ActionButton>
        </>
      )}
    </div>
  );
}

/** Applies all fixes, and goes back and forth between versions. */
function FixTools({ state, chart }: ToolProps & { readonly chart: Chart }): ReactNode {
  const { work, applyAll, undo, redo } = state;
  const isBusy = work !== undefined;
  const isFixable = chart.findings.some(({ fixes }) => fixes.some((fix) => fix.isAutomatic));
  const last = chart.applied.at(-1);
  return (
    <>
      <ActionButton isOff={isBusy || !isFixable} onClick={applyAll}>
        <Wrench {...icon} />
        Fix all
      </ActionButton>
      <ActionButton
        isOff={isBusy || last === undefined}
        name={last === undefined ? undefined : `Undo: ${last}`}
        onClick={undo}
      >
        <Undo2 {...icon} />
        Undo
      </ActionButton>
      <ActionButton
        isOff={isBusy || chart.next === undefined}
        name={chart.next === undefined ? undefined : `Redo: ${chart.next}`}
        onClick={redo}
      >
        <Redo2 {...icon} />
        Redo
      </ActionButton>
    </>
  );
}

/** Shows the current activity and the last result, and announces them to screen readers. */
function Said({ state }: { readonly state: DoctorState }): ReactNode {
  const { work, said } = state;
  const label = useId();
  const [news, failure] = said?.isFailure === true ? ['', said.text] : [said?.text ?? '', ''];
  return (
    <>
      {work === undefined ? null : (
        <progress
          className={styles.progress}
          aria-labelledby={label}
          max={work.all > 0 ? work.all : undefined}
          value={work.all > 0 ? work.done : undefined}
        />
      )}
      <p id={label} className={styles.said} role="status">
        {work === undefined ? news : `${work.label} …`}
      </p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </>
  );
}

/** Selects the venue for live examples on all pages. */
function Examples({ state }: ToolProps): ReactNode {
  const isStored = useMapChoice() !== null;
  // The map may have been removed since.
  const says = isStored || state.kept !== keptText ? state.kept : '';
  return (
    <div className={styles.examples} role="group" aria-label="Live examples">
      {says === '' ? null : <p role="status">{says}</p>}
      <MapSwitch isWhereMapsOpen />
    </div>
  );
}

function Summary({ chart }: { readonly chart: Chart }): ReactNode {
  const { venue, file, floors, spaces, reachability } = chart;
  const count = (value: number, one: string) =>
    `${value.toLocaleString('en')} ${value === 1 ? one : `${one}s`}`;
  return (
    <p>
      <strong>{venue}</strong> ({file}): {count(floors.length, 'floor')}, {count(spaces, 'space')}.{' '}
      {reachability.reachable.toLocaleString('en')} of {count(reachability.spaces, 'space')} have
      routes to each other, {reachability.stepFree.toLocaleString('en')} without steps.
    </p>
  );
}

function Losses({ chart }: { readonly chart: Chart }): ReactNode {
  const { report } = chart;
  return (
    <>
      <h3>Import report ({report.length.toLocaleString('en')})</h3>
      {report.length === 0 ? <p>Everything in the file was read.</p> : null}
      <NoteGroups notes={report} heading="h4" />
    </>
  );
}
