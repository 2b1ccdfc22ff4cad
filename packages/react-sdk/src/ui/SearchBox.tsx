'use client';
import { useState, type ReactElement } from 'react';
import type { SearchEntityType, SearchResult, Venue } from '@mezzanine/mezzanine-js';
import { Combobox } from './Combobox.tsx';
import { useSearchOptions } from './useSearchOptions.ts';

/** Texts of {@link SearchBox}, for other languages. */
export interface SearchBoxTexts {
  /** Label of the field. */
  readonly label: string;
  /** Stands in the field while it is empty. */
  readonly placeholder: string;
  /** The button that empties the field. */
  readonly clear: string;
  /** Announced when results stand below. */
  readonly results: (count: number) => string;
  /** Said where nothing was found. */
  readonly noResults: (text: string) => string;
}

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** What is searched. */
  readonly venue: Venue;
  /** Something was chosen. */
  readonly onChoose: (result: SearchResult) => void;
  /** Kinds that are looked for; default: all. */
  readonly types?: readonly SearchEntityType[] | undefined;
  /** Most lines; default 8. */
  readonly limit?: number | undefined;
  /** Words of your own in place of the English ones. */
  readonly texts?: Partial<SearchBoxTexts> | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
}

const TEXTS: SearchBoxTexts = {
  label: 'Search places',
  placeholder: 'Search places',
  clear: 'Clear search',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  noResults: (text) => `Nothing found for “${text}”`,
};

/** Finds things of a venue while someone types, by `venue.search`. */
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

/** What is said of an answer; nothing while there is none. */
export function statusOf(
  count: number,
  answered: string,
  { results, noResults }: Pick<SearchBoxTexts, 'results' | 'noResults'>,
): string {
  if (answered === '') return '';
  return count > 0 ? results(count) : noResults(answered);
}
