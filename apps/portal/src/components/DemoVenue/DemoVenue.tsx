import { useState, type ReactNode } from 'react';
import { Copy, Download, ExternalLink } from 'lucide-react';
import { LiveMap } from '../LiveExample/LiveMap.tsx';
import styles from './DemoVenue.module.css';

interface Props {
  /** Id for `loadVenue`, and name of the screenshots. */
  readonly id: string;
  readonly name: string;
  /** Text alternative of the map. */
  readonly alt: string;
}

/** The example that shows the venues. */
const example = 'getting-started/show-a-venue';
const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** A demo venue: its map, its id to copy, and its bundles to download. */
export function DemoVenue({ id, name, alt }: Props): ReactNode {
  const [says, setSays] = useState('');

  async function copyId(): Promise<void> {
    try {
      await navigator.clipboard.writeText(id);
      setSays(`Copied ${id}.`);
    } catch {
      // No permission, or not a secure context.
      setSays(`The id could not be copied. It is ${id}.`);
    }
  }

  async function download(version: 1 | 2): Promise<void> {
    setSays('Downloading …');
    try {
      const { downloadBundle } = await import(
        /* webpackChunkName: "bundle" */ './downloadBundle.ts'
      );
      setSays(await downloadBundle(id, version));
    } catch (error) {
      setSays(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <section className={styles.venue} aria-label={`Demo venue ${name}`}>
      <LiveMap
        example={{ name: example, title: name, description: alt, hasPicture: true }}
        venue={id}
        start="demand"
        className={styles.map ?? ''}
      />
      <div className={styles.actions}>
        <code>{id}</code>
        <button type="button" aria-label={`Copy id of ${name}`} onClick={() => void copyId()}>
          <Copy {...icon} />
          Copy id
        </button>
        {([2, 1] as const).map((version) => (
          <button
            key={version}
            type="button"
            aria-label={`Bundle, version ${version}: download ${name}`}
            onClick={() => void download(version)}
          >
            <Download {...icon} />
            Bundle, version {version}
          </button>
        ))}
        <a href={`/examples/${example}/?venue=${id}&full`} aria-label={`Full page: ${name}`}>
          <ExternalLink {...icon} />
          Full page
        </a>
        <output aria-live="polite">{says}</output>
      </div>
    </section>
  );
}
