import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Room } from '../../../config/rooms.ts';
import styles from './FloorPlan.module.css';

/** A door in a floor plan: an opening in the wall, the leaf, and its arc. */
function Door(): ReactNode {
  return (
    <svg className={styles.door} viewBox="0 0 48 50" width="48" height="50" aria-hidden>
      <path className={styles.opening} d="M2 48H46" />
      <path className={styles.sweep} d="M46 48A44 44 0 0 0 2 4" />
      <path className={styles.leaf} d="M2 48V4" />
    </svg>
  );
}

/** Topic areas as rooms that share walls, with doors as links. Planned rooms are hatched. */
export function FloorPlan({ rooms }: { readonly rooms: readonly Room[] }): ReactNode {
  return (
    <ul className={styles.plan}>
      {rooms.map((room, index) => (
        <li
          key={room.id}
          data-room={room.id}
          className={room.isOpen ? styles.room : `${styles.room} ${styles.planned}`}
        >
          <span className={styles.number} aria-hidden>
            {101 + index}
          </span>
          <h3 className={styles.name}>
            <Link to={room.to} className={styles.link ?? ''}>
              {room.name}
              {room.isOpen ? null : <span className="visually-hidden"> (planned)</span>}
            </Link>
          </h3>
          <p className={styles.text}>{room.text}</p>
          {room.topics.length === 0 ? null : (
            <ul className={styles.topics}>
              {room.topics.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.action} aria-hidden>
            {room.isOpen ? 'Enter' : 'Planned: see the roadmap'}
          </p>
          <Door />
        </li>
      ))}
    </ul>
  );
}
