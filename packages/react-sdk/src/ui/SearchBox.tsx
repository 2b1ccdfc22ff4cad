'use client';
import { useState, type ReactElement } from 'react';
import type { SearchEntityType, SearchResult, Venue } from '@mezzanine/mezzanine-js';
import { Combobox } from './Combobox.tsx';
import { useSearchOptions } from './useSearchOptions.ts';

/** Texts of {@link SearchBox}, for other languages. */
export interface SearchBoxTexts {
  /** Label of the field. */
  readonly label: string;
  /** Placeholder of the empty field. */
  readonly placeholder: string;
  /** Button that clears the field. */
  readonly clear: string;
  /** Announced when results are shown. */
  readonly results: (count: number) => string;
  /** Shown when there are no results. */
  readonly noResults: (text: string) => string;
}

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The venue to search. */
  readonly venue: Venue;
  /** Called when a result is chosen. */
  readonly onChoose: (result: SearchResult) => void;
  /** Types to search; default: all. */
  readonly types?: readonly SearchEntityType[] | undefined;
  /** Maximum number of results; default 8. */
  readonly limit?: number | undefined;
  /** Texts that replace the English ones. */
  readonly texts?: Partial<SearchBoxTexts> | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
}

const TEXTS: SearchBoxTexts = {
  label: 'Search places',
  placeholder: 'Search places',
  clear: 'Clear search',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  noResults: (text) => `No results for “${text}”`,
};

/** Searches a venue with `venue.search` while the user types. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { venue, onChoose, types, limit = 8, className } = props;
  const texts = { ...TEXTS, ...props.texts };
  const [text, setText] = useState('');
  const { options, text: answered } = useSearchOptions(venue, text, { limit, types });
  return (
    <div data-mz="search-box" role="search" className={className}>
      <Combobox
        label={texts.label}
        placeholder={texts.placeholder}
        clearLabel={texts.clear}
        text={text}
        onText={setText}
        options={options}
        onChoose={(option) => {
          setText(option.title);
          onChoose(option.result);
        }}
        status={statusOf(options.length, answered, texts)}
      />
    </div>
  );
}

/** Announcement of the results; empty while there are none. */
export function statusOf(
  count: number,
  answered: string,
  { results, noResults }: Pick<SearchBoxTexts, 'results' | 'noResults'>,
): string {
  if (answered === '') return '';
  return count > 0 ? results(count) : noResults(answered);
}
