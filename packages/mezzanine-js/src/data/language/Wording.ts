import type { Details, LanguagePack } from '@mezzanine/mvf';

/** Fields that a language pack has text for (V2-66). */
const FIELDS = ['name', 'shortName', 'subtitle', 'description'] as const;

type Text = Partial<Record<(typeof FIELDS)[number], string>>;

/** Puts the words of a language into what was read. */
export class Wording {
  readonly #pack: LanguagePack | undefined;

  /** @param pack - without one, everything stays as it is */
  constructor(pack: LanguagePack | undefined) {
    this.#pack = pack;
  }

  /** A record whose own fields are text. @param alias - another id it may be listed by */
  record<T extends { readonly id: string }>(record: T, alias?: string): T {
    const text = { ...this.#textOf(record.id), ...this.#textOf(alias) };
    return Object.keys(text).length === 0 ? record : { ...record, ...text };
  }

  /** An object whose details are text. */
  described<T extends { readonly id: string; readonly details?: Details }>(object: T): T {
    const text = this.#textOf(object.id);
    if (Object.keys(text).length === 0) return object;
    return { ...object, details: { ...object.details, ...text } };
  }

  #textOf(id: string | undefined): Text {
    const { text } = this.#pack ?? {};
    if (text === undefined || id === undefined || !Object.hasOwn(text, id)) return {};
    const fields = text[id] ?? {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
    );
  }
}
