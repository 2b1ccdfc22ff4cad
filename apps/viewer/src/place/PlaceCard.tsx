import { Globe, Link2, MapPin, Navigation, Phone } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { Places } from '../search/Browse.tsx';
import { PlaceBadge } from '../search/PlaceBadge.tsx';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { whereOf } from '../venue/whereOf.ts';
import { Hours } from './Hours.tsx';
import { placeCard } from './placeCard.ts';
import styles from './PlaceCard.module.css';
import { useNow } from './useNow.ts';

interface Props {
  readonly place: Place;
  /** Buttons beside Directions. */
  readonly actions?: ReactNode;
}

/** A place: its description, opening hours, and contact data. */
export function PlaceCard({ place, actions }: Props): ReactElement {
  const { dispatch, venue, texts } = useViewer();
  const now = useNow();
  const card = useMemo(() => placeCard(venue, place, now), [venue, place, now]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [place]);
  return (
    <article className={styles.card}>
      {card.cover !== undefined && <img className={styles.cover} src={card.cover} alt="" />}
      <header className={styles.head}>
        <PlaceBadge place={place} size="large" />
        <div className={styles.names}>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {nameOf(place, texts)}
          </h2>
          <p className={styles.kind}>{card.categories.map(({ name }) => name).join(' · ')}</p>
          {card.state !== undefined && (
            <p className={styles.state}>{texts.place.states[card.state] ?? card.state}</p>
          )}
        </div>
      </header>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          onClick={() => dispatch({ type: 'open-directions', to: place.id })}
        >
          <Navigation size={18} strokeWidth={1.5} aria-hidden />
          {texts.place.directions}
        </button>
        {actions}
      </div>
      {card.description !== undefined && <p className={styles.about}>{card.description}</p>}
      <ul className={styles.facts}>
        <Fact icon={<MapPin size={20} strokeWidth={1.5} aria-hidden />} label={texts.place.where}>
          {whereOf(venue, place)}
        </Fact>
        {place.type === 'location' && <Hours place={place} now={now} />}
        {card.phone && (
          <Fact icon={<Phone size={20} strokeWidth={1.5} aria-hidden />} label={texts.place.phone}>
            <a href={card.phone.url}>{card.phone.text}</a>
          </Fact>
        )}
        {card.website && (
          <Fact
            icon={<Globe size={20} strokeWidth={1.5} aria-hidden />}
            label={texts.place.website}
          >
            <OutLink {...card.website} />
          </Fact>
        )}
        {card.links.map((link) => (
          <Fact
            key={link.url}
            icon={<Link2 size={20} strokeWidth={1.5} aria-hidden />}
            label={texts.place.links}
          >
            <OutLink {...link} />
          </Fact>
        ))}
      </ul>
      <Pictures pictures={card.pictures} />
      {card.tenants.length > 0 && <More title={texts.place.here} places={card.tenants} />}
      {card.related.length > 0 && <More title={texts.place.related} places={card.related} />}
    </article>
  );
}

interface FactProps {
  readonly icon: ReactElement;
  /** Label for users who cannot see the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon, label, children }: FactProps): ReactElement | null {
  if (children === '') return null;
  return (
    <li className={styles.fact}>
      {icon}
      <div className={styles.what}>
        <span className="only-read">{label}: </span>
        {children}
      </div>
    </li>
  );
}

function OutLink({ url, label }: { readonly url: string; readonly label: string }): ReactElement {
  const { texts } = useViewer();
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="only-read"> ({texts.place.newTab})</span>
    </a>
  );
}

function Pictures({
  pictures,
}: {
  readonly pictures: readonly { readonly url: string; readonly altText: string }[];
}): ReactElement | null {
  const { texts } = useViewer();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={texts.place.pictures} tabIndex={0}>
      {pictures.map(({ url, altText }) => (
        <li key={url}>
          <img src={url} alt={altText} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
}

function More({ title, places }: { readonly title: string; readonly places: readonly Place[] }) {
  return (
    <section className={styles.more}>
      <h3 className={styles.subtitle}>{title}</h3>
      <Places places={places} />
    </section>
  );
}
