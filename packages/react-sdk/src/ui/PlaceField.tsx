'use client';
import { useState, type ReactElement } from 'react';
import type { Location, SearchEntityType, Space, Venue } from '@mezzanine/mezzanine-js';
import { Combobox } from './Combobox.tsx';
import { useSearchOptions } from './useSearchOptions.ts';
import { statusOf, type SearchBoxTexts } from './SearchBox.tsx';

interface Props {
  readonly venue: Venue;
  readonly label: string;
  readonly value: Location | Space | undefined;
  readonly onChange: (place: Location | Space | undefined) => void;
  readonly texts: Pick<SearchBoxTexts, 'clear' | 'results' | 'noResults'>;
}

const TYPES: readonly SearchEntityType[] = ['location', 'space'];
const WANTED = { limit: 6, types: TYPES };

/** A field for an origin or destination. */
export function PlaceField({ venue, label, value, onChange, texts }: Props): ReactElement {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value?.name ?? '';
  // Displays the name of a chosen place instead of searching for it.
  const { options: found, text: answered } = useSearchOptions(venue, typed ?? '', WANTED);
  const options = found.filter(
    ({ result }) => result.type !== 'location' || hasPlace(result.entity),
  );
  return (
    <Combobox
      label={label}
      placeholder={undefined}
      clearLabel={`${texts.clear}: ${label}`}
      text={text}
      onText={(next) => {
        setTyped(next);
        if (value) onChange(undefined);
      }}
      options={options}
      onChoose={({ result }) => {
        setTyped(undefined);
        if (result.type === 'location' || result.type === 'space') onChange(result.entity);
      }}
      status={statusOf(options.length, answered, texts)}
    />
  );
}

function hasPlace({ spaces }: Location): boolean {
  return spaces.length > 0;
}
