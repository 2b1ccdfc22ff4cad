import { id } from './commonTypes.ts';
import {
  choice,
  count,
  field,
  list,
  number,
  record,
  ref,
  text,
  type Declarations,
} from './Schema.ts';

/** Text search. */
export const searchTypes: Declarations = {
  SearchHit: record('A result of a search.', {
    id: field(id, 'Id of the entity.'),
    type: field(ref('EntityType'), 'Its type.'),
    name: field(text(1000), 'Its name.'),
    score: field(number(0, 1e12), 'Results are sorted by it; higher is better.'),
    matches: field(list(ref('SearchMatch'), 100), 'Where the words were found.'),
  }),
  SearchMatch: record('Words that were found.', {
    field: field(ref('SearchField'), 'In which field.'),
    text: field(text(20_000), 'The text of the field.'),
    ranges: field(list(ref('TextRange'), 1000), 'The words.'),
  }),
  TextRange: record('Part of a string, in UTF-16 code units.', {
    start: field(count(), 'Index of its first code unit.'),
    end: field(count(), 'Index after its last code unit.'),
  }),
  SearchField: choice('A field that is searched.', {
    name: 'The name.',
    externalId: 'The id of the operator.',
    tags: 'Search terms.',
    categories: 'Names of categories.',
    description: 'The description.',
  }),
};
