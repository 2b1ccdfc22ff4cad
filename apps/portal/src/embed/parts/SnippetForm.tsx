import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { writeViewerLink, type ViewerLink, type ViewerMode } from '@mezzanine/bridge';
import { CopyButton } from './CopyButton.tsx';
import { Field, type Choice } from './Field.tsx';
import { snippetKinds, type SnippetKind } from './snippets.ts';
import { loadChoices, loadVenues, type VenueChoices } from './venueChoices.ts';
import styles from './parts.module.css';

const modes: readonly Choice[] = [
  ['embed', 'Embed: map, search, directions'],
  ['full', 'Full: the complete viewer'],
  ['minimap', 'Minimap: one place'],
  ['kiosk', 'Kiosk: large, for wall screens'],
];
const themes: readonly Choice[] = [
  ['', 'Device setting'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const first = { venue: 'mall', floor: '', place: '', mode: 'embed', theme: '', color: '' };
const nothing: VenueChoices = { floors: [], places: new Map() };

/** Converts the selected values to a link, without empty ones. */
function linkOf(chosen: typeof first, places: VenueChoices['places']): ViewerLink {
  const { venue, floor, place, mode, theme, color } = chosen;
  return {
    venue,
    ...(floor !== '' && { floor }),
    ...(place !== '' && { location: [places.get(place) ?? place] }),
    mode: mode as ViewerMode,
    ...(theme !== '' && { theme: theme as 'light' | 'dark' }),
    ...(/^#[\da-f]{6}$/i.test(color) && { color }),
  };
}

/** The form of the snippet generator. */
export function SnippetForm(): ReactNode {
  const [chosen, setChosen] = useState(first);
  const [title, setTitle] = useState('Map of the building');
  const [height, setHeight] = useState('600');
  const [kind, setKind] = useState<SnippetKind>('html');
  const { venues, choices, fault } = useChoices(chosen.venue);
  const set = (change: Partial<typeof first>): void => setChosen({ ...chosen, ...change });
  const viewer = `${window.location.origin}/viewer/`;
  const link = useMemo(() => linkOf(chosen, choices.places), [chosen, choices.places]);
  const pixels = Math.min(Math.max(Math.round(Number(height)) || 600, 200), 2000);
  const code = snippetKinds[kind].write({ link, viewer, title, height: pixels });
  const isUnknown = chosen.place !== '' && !choices.places.has(chosen.place);

  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <Field
          label="Venue"
          value={chosen.venue}
          choices={venues}
          onChange={(venue) => set({ venue, floor: '', place: '' })}
        />
        <Field
          label="Floor"
          value={chosen.floor}
          choices={[['', 'Default of the venue'], ...choices.floors.map(floorChoice)]}
          onChange={(floor) => set({ floor })}
        />
        <Field
          label="Place"
          value={chosen.place}
          suggestions={[...choices.places.keys()]}
          hint={isUnknown ? 'No place has this name.' : 'Optional.'}
          isWrong={isUnknown}
          onChange={(place) => set({ place })}
        />
        <Field
          label="Mode"
          value={chosen.mode}
          choices={modes}
          onChange={(mode) => set({ mode })}
        />
        <Field
          label="Light or dark"
          value={chosen.theme}
          choices={themes}
          onChange={(theme) => set({ theme })}
        />
        <ColorField value={chosen.color} onChange={(color) => set({ color })} />
        <Field label="Height in pixels" value={height} type="number" onChange={setHeight} />
        <Field label="Name for screen readers" value={title} onChange={setTitle} />
      </div>
      {fault === '' ? null : <p role="status">{fault}</p>}
      <KindChoice value={kind} onChange={setKind} />
      {kind === 'wordpress' ? <PluginNote link={link} viewer={viewer} /> : null}
      <pre className={styles.code} tabIndex={0} aria-label="Snippet">
        <code>{code}</code>
      </pre>
      <div className={styles.actions}>
        <CopyButton text={code} what="the snippet" />
        <a href={writeViewerLink(link, viewer)} target="_blank" rel="noopener">
          See this map
        </a>
      </div>
    </div>
  );
}

/** The shortcode has no attributes for the appearance of a map; it is in the plugin's settings. */
function PluginNote({ link, viewer }: { readonly link: ViewerLink; readonly viewer: string }) {
  const { venue, mode, theme, color } = link;
  const look: ViewerLink = {
    venue,
    ...(mode !== undefined && { mode }),
    ...(theme !== undefined && { theme }),
    ...(color !== undefined && { color }),
  };
  return (
    <p>
      To set mode, theme, and color, enter this URL as the <strong>URL of the map</strong> in the
      settings of the plugin: <code>{writeViewerLink(look, viewer)}</code>
    </p>
  );
}

const floorChoice = ({ id, name }: VenueChoices['floors'][number]): Choice => [id, name];

interface ColorProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

function ColorField({ value, onChange }: ColorProps): ReactNode {
  const isWrong = value !== '' && !/^#[\da-f]{6}$/i.test(value);
  return (
    <div className={styles.field}>
      <label htmlFor="snippet-color">Brand color</label>
      <span className={styles.color}>
        <input
          type="color"
          aria-label="Pick the brand color"
          value={value === '' || isWrong ? '#c8411b' : value}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id="snippet-color"
          value={value}
          aria-invalid={isWrong}
          placeholder="#c8411b (optional)"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    </div>
  );
}

interface KindProps {
  readonly value: SnippetKind;
  readonly onChange: (kind: SnippetKind) => void;
}

function KindChoice({ value, onChange }: KindProps): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>Copy as</legend>
      {(Object.keys(snippetKinds) as SnippetKind[]).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="snippet-kind"
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          {snippetKinds[kind].label}
        </label>
      ))}
    </fieldset>
  );
}

/** Loads the demo venues, and the choices for one; after an error, users type the values. */
function useChoices(venue: string): {
  readonly venues: readonly Choice[];
  readonly choices: VenueChoices;
  readonly fault: string;
} {
  const [venues, setVenues] = useState<readonly Choice[]>([[first.venue, first.venue]]);
  const [known, setKnown] = useState<Readonly<Record<string, VenueChoices>>>({});
  const [fault, setFault] = useState('');

  useEffect(() => {
    let isThere = true;
    const fail = (): void => {
      if (isThere) setFault('The venue’s names could not be loaded. You can type them.');
    };
    loadVenues().then((all) => isThere && setVenues(all), fail);
    loadChoices(venue).then((found) => {
      if (isThere) setKnown((before) => ({ ...before, [venue]: found }));
    }, fail);
    return () => {
      isThere = false;
    };
  }, [venue]);

  return { venues, choices: known[venue] ?? nothing, fault };
}
