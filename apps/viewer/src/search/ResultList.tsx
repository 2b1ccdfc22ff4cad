import { Layers2, Tag } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SearchEntityType, SearchResult } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { locationsIn } from './listedPlaces.ts';
import { Marked } from './Marked.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { useSearch } from './useSearch.ts';
import styles from './ResultList.module.css';

/** Results that can be opened or listed. */
const TYPES: readonly SearchEntityType[] = [
  'location',
  'point-of-interest',
  'space',
  'category',
  'floor',
];

interface Props {
  /** Whether the user has pressed Enter for the search text in the state. */
  readonly isEntered: boolean;
  /** Called when that has opened or focused a result. */
  readonly onEntered: () => void;
}

/**
 * The results for the search text in the state. Enter opens a single result, or focuses the first
 * of several; pressing Enter again opens it.
 */
export function ResultList({ isEntered, onEntered }: Props): ReactElement | null {
  const { state, venue, texts } = useViewer();
  const answer = useSearch(venue, state.search, TYPES);
  const list = useRef<HTMLUListElement>(null);
  const isAnswered = answer.status === 'done' && answer.text === state.search.trim();
  useEffect(() => {
    if (!isEntered || !isAnswered) return;
    onEntered();
    const rows = list.current?.querySelectorAll('button') ?? [];
    if (rows.length === 1) rows[0]?.click();
    else rows[0]?.focus();
  }, [isEntered, isAnswered, onEntered]);
  if (answer.status === 'failed') {
    return (
      <p className={styles.nothing} role="status">
        {texts.search.failed}
      </p>
    );
  }
  if (answer.status !== 'done') return null;
  const { results, text } = answer;
  return (
    <>
      <p className={results.length === 0 ? styles.nothing : styles.count} role="status">
        {results.length === 0 ? texts.search.none(text) : texts.search.results(results.length)}
      </p>
      {results.length === 0 && <p className={styles.hint}>{texts.search.noneHint}</p>}
      <ul ref={list}>
        {results.map((result) => (
          <ResultRow key={`${result.type} ${result.entity.id}`} result={result} />
        ))}
      </ul>
    </>
  );
}

function ResultRow({ result }: { readonly result: SearchResult }): ReactElement | null {
  const { dispatch, texts } = useViewer();
  const { entity, matches } = result;
  const ranges = matches.find(
    ({ field, text }) => field === 'name' && text === entity.name,
  )?.ranges;
  const marked = ranges && { ranges };
  if (entity.type === 'category') {
    return (
      <GroupRow
        icon={<Tag size={20} strokeWidth={1.5} aria-hidden />}
        name={<Marked text={entity.name} {...marked} />}
        details={`${texts.search.isCategory} · ${texts.search.results(locationsIn(entity).length)}`}
        onChoose={() => dispatch({ type: 'choose-category', category: entity.id })}
      />
    );
  }
  if (entity.type === 'floor') {
    return (
      <GroupRow
        icon={<Layers2 size={20} strokeWidth={1.5} aria-hidden />}
        name={<Marked text={entity.name} {...marked} />}
        details={entity.floorStack.name}
        onChoose={() => dispatch({ type: 'set', change: { floor: entity.id, search: '' } })}
      />
    );
  }
  const place = entity.type === 'point-of-interest' ? entity.space : entity;
  if (place.type !== 'location' && place.type !== 'space') return null;
  const isNamed = matches.some(({ field }) => field === 'name');
  const other = matches.find(({ field }) => field !== 'name' && field !== 'description');
  return (
    <PlaceRow
      place={place}
      {...marked}
      note={isNamed ? undefined : other?.text}
      onChoose={() => dispatch({ type: 'open-place', place: place.id })}
    />
  );
}

interface GroupProps {
  readonly icon: ReactElement;
  readonly name: ReactElement;
  readonly details: string;
  readonly onChoose: () => void;
}

function GroupRow({ icon, name, details, onChoose }: GroupProps): ReactElement {
  return (
    <li>
      <button type="button" className={styles.group} onClick={onChoose}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.details}>{details}</span>
        </span>
      </button>
    </li>
  );
}
