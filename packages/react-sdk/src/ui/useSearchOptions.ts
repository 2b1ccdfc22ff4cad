'use client';
import { useEffect, useState } from 'react';
import type { SearchEntity, SearchEntityType, SearchResult, Venue } from '@mezzanine/mezzanine-js';
import { isSameShallow } from '../sameness.ts';
import { useStable } from '../useStable.ts';
import type { ComboboxOption } from './Combobox.tsx';

/** A line of a list that stands for something of the venue. */
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
 * What a venue has for a text, as lines of a list. Until the answer is here, the one before stays,
 * so that the list does not flicker while someone types.
 *
 * @param venue - is searched
 * @param text - what was typed
 * @param wanted - how many, of which kinds
 * @returns the lines, and the text they answer
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
    // Without the index there is nothing to offer; the field still takes text.
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

/** Where it is, and what of it fits if its name does not. */
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
