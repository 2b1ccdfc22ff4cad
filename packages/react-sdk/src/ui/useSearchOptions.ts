'use client';
import { useEffect, useState } from 'react';
import type { SearchEntity, SearchEntityType, SearchResult, Venue } from '@mezzanine/mezzanine-js';
import { isSameShallow } from '../sameness.ts';
import { useStable } from '../useStable.ts';
import type { ComboboxOption } from './Combobox.tsx';

/** A list option that represents an entity of the venue. */
interface SearchOption extends ComboboxOption {
  readonly result: SearchResult;
}

interface Wanted {
  readonly limit: number;
  readonly types?: readonly SearchEntityType[] | undefined;
}

interface Found {
  readonly text: string;
  readonly options: readonly SearchOption[];
}

const NOTHING: Found = { text: '', options: [] };

/**
 * Search results as options of a list. The previous results stay until new ones arrive, so the list
 * does not flicker while the user types.
 *
 * @param venue - the venue to search
 * @param text - the query
 * @param wanted - limit and types
 * @returns the options, and the query they belong to
 */
export function useSearchOptions(venue: Venue, text: string, { limit, types }: Wanted): Found {
  const [found, setFound] = useState(NOTHING);
  const kinds = useStable(types, isSameShallow);
  const typed = text.trim();
  useEffect(() => {
    let isLate = false;
    const search = async () => {
      const results = await venue.search(typed, { limit, ...(kinds && { types: kinds }) });
      if (!isLate) setFound({ text: typed, options: results.map(optionOf) });
    };
    // Without the index there are no results; the field still accepts text.
    if (typed !== '') search().catch(() => setFound({ text: typed, options: [] }));
    return () => {
      isLate = true;
    };
  }, [venue, typed, limit, kinds]);
  return typed === '' ? NOTHING : found;
}

function optionOf(result: SearchResult): SearchOption {
  const { entity, type, matches } = result;
  const title = titleOf(entity);
  const inName = matches.find((match) => match.field === 'name' && match.text === title);
  return {
    key: `${type}-${entity.id}`,
    title,
    ranges: inName?.ranges ?? [],
    detail: detailOf(result),
    result,
  };
}

function titleOf(entity: SearchEntity): string {
  return entity.name || entity.id;
}

/** Returns its place, and the matching text if the name does not match. */
function detailOf({ entity, matches }: SearchResult): string {
  const found = matches.find(({ field }) => field !== 'name' && field !== 'description');
  const isNamed = matches.some(({ field }) => field === 'name');
  return [isNamed ? undefined : found?.text, placeOf(entity)].filter(Boolean).join(' · ');
}

function placeOf(entity: SearchEntity): string {
  if (entity.type === 'location') return entity.spaces[0]?.floor.name ?? '';
  if (entity.type === 'floor') return entity.floorStack.name;
  return 'floor' in entity ? entity.floor.name : '';
}
