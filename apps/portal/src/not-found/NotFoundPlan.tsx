import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './NotFoundHelp.module.css';

interface Place {
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** Number of the first room, so that the missing room is 404. */
const first = 401;

const places: readonly (Place | undefined)[] = [
  { name: 'Overview', text: 'The parts of the platform', to: '/docs/overview' },
  {
    name: 'Get started with the web SDK',
    text: 'A map in ten minutes',
    to: '/web-sdk/getting-started',
  },
  { name: 'Playground', text: 'Examples to run and edit', to: '/playground/' },
  undefined,
  { name: 'API reference', text: 'The platform over HTTP', to: '/api/api' },
  { name: 'Roadmap', text: 'What is planned', to: '/docs/roadmap' },
];

/** Main parts of the site as rooms of a floor plan; the missing page's room is not built. */
export function NotFoundPlan(): ReactNode {
  return (
    <ul className={styles.plan} aria-label="Parts of this site">
      {places.map((place, index) =>
        place === undefined ? (
          <li key="missing" className={styles.missing} aria-hidden>
            <span className={styles.number}>{first + index}</span>
          </li>
        ) : (
          <li key={place.to} className={styles.room}>
            <span className={styles.number} aria-hidden>
              {first + index}
            </span>
            <Link to={place.to}>{place.name}</Link>
            <p>{place.text}</p>
          </li>
        ),
      )}
    </ul>
  );
}
