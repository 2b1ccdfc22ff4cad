import type { Details, LanguagePack } from '@mezzanine/mvf';

/** Fields that language packs translate (V2-66). */
const FIELDS = ['name', 'shortName', 'subtitle', 'description'] as const;

type Text = Partial<Record<(typeof FIELDS)[number], string>>;

/** Applies the text of a language to the parsed file. */
export class Wording {
  readonly #pack: LanguagePack | undefined;

  /** @param pack - without a pack, all texts stay the same */
  constructor(pack: LanguagePack | undefined) {
    this.#pack = pack;
  }

  /**
   * Translates a record whose own fields are text.
   *
   * @param alias - another id that the pack may use for it
   */
  record<T extends { readonly id: string }>(record: T, alias?: string): T {
    const text = { ...this.#textOf(record.id), ...this.#textOf(alias) };
    return Object.keys(text).length === 0 ? record : { ...record, ...text };
  }

  /** Translates an object whose `details` are text. */
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
