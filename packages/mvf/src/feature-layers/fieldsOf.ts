import { isObject } from '../isObject.ts';
import type { Cell, LayerFeature, Row } from './Layer.ts';

/** Longest name of a field in a dBASE table. */
const longestField = 10;

/** Finds the fields of a layer by the names that common schemas use. */
export class Fields {
  readonly #rows: readonly Row[];
  readonly #names: readonly string[];

  constructor(features: readonly LayerFeature[]) {
    this.#rows = features.map(({ row }) => row);
    this.#names = [...new Set(this.#rows.flatMap((row) => Object.keys(row)))];
  }

  /** The first of these fields that the layer has. Shapefiles cut names to ten characters. */
  find(words: readonly string[]): string | undefined {
    return words.flatMap((word) => this.#named(word) ?? [])[0];
  }

  /** The first of these fields with unique values in at least a third of the rows. */
  findUnique(words: readonly string[]): string | undefined {
    return words.flatMap((word) => {
      const name = this.#named(word);
      if (name === undefined) return [];
      const values = this.#rows.flatMap((row) => row[name] ?? []);
      const isUnique = new Set(values).size === values.length;
      return isUnique && values.length * 3 >= this.#rows.length ? [name] : [];
    })[0];
  }

  #named(word: string): string | undefined {
    const short = word.slice(0, longestField);
    return this.#names.find((name) => {
      const own = name.toLowerCase();
      return (
        own === word ||
        (name.length === longestField && own === short) ||
        plain(own) === plain(word)
      );
    });
  }
}

/** The value of a field as text; undefined if it is empty. */
export function textIn(row: Row, field: string | undefined): string | undefined {
  const value: Cell | undefined = field === undefined ? undefined : row[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Longest text that is parsed as the labels of a feature. */
const longestLabels = 10_000;

/**
 * The text of a field that people read. Converters of IMDF write labels as JSON, such as
 * `{"en": "Hall"}`; the first language is used.
 */
export function labelIn(row: Row, field: string | undefined): string | undefined {
  const text = textIn(row, field);
  if (text === undefined || !text.startsWith('{') || text.length > longestLabels) return text;
  try {
    const labels: unknown = JSON.parse(text);
    const found = isObject(labels)
      ? Object.values(labels).find((label) => typeof label === 'string' && label !== '')
      : undefined;
    return typeof found === 'string' ? found : text;
  } catch {
    return text;
  }
}

function plain(name: string): string {
  return name.replaceAll(/[_\s-]/g, '');
}
