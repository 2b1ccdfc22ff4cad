import type { LanguagePack } from '../record-types/languagePack.ts';
import { isPlaceholder } from '../isPlaceholder.ts';
import { isObject } from '../isObject.ts';

const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;
const longestLabel = 4096;

/** Selects the venue's language from labels such as `{ en, ru }` and keeps the others. */
export class Labels {
  /** Language of the venue's default text. */
  readonly language: string;
  readonly #packs = new Map<string, Map<string, Map<string, string>>>();

  /** @param language BCP 47 tag of the language to select */
  constructor(language: string) {
    this.language = language;
  }

  /**
   * The text of a label in the venue's language, otherwise in another; other languages go to their
   * language packs under the object's id. Plain text is used unchanged.
   */
  text(label: unknown, id: string, field: string): string | undefined {
    const texts = textsOf(label).filter(([, value]) => !isPlaceholder(value, id));
    const own = this.#pick(texts);
    if (own === undefined) return undefined;
    for (const [code, value] of texts) {
      if (code === own[0] || code === '') continue;
      const pack = this.#packs.get(code) ?? new Map<string, Map<string, string>>();
      const fields = pack.get(id) ?? new Map<string, string>();
      this.#packs.set(code, pack.set(id, fields.set(field, value)));
    }
    return own[1];
  }

  /** Whether one of the texts of a label is a placeholder. */
  hasPlaceholder(label: unknown, id: string): boolean {
    return textsOf(label).some(([, value]) => isPlaceholder(value, id));
  }

  /** Removes text from all language packs. */
  remove(id: string, field: string): void {
    for (const pack of this.#packs.values()) {
      pack.get(id)?.delete(field);
      if (pack.get(id)?.size === 0) pack.delete(id);
    }
  }

  #pick(texts: readonly (readonly [string, string])[]): readonly [string, string] | undefined {
    const wanted = this.language.toLowerCase();
    const primary = wanted.split('-')[0];
    return (
      texts.find(([code]) => code.toLowerCase() === wanted) ??
      texts.find(([code]) => code.toLowerCase().split('-')[0] === primary) ??
      texts[0]
    );
  }

  /** A pack for each further language. */
  packs(): Record<string, LanguagePack> {
    const packs: Record<string, LanguagePack> = {};
    for (const [code, objects] of [...this.#packs].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const text = [...objects].map(([id, fields]) => [id, Object.fromEntries(fields)] as const);
      const language = { code, name: languageName(code) };
      packs[code] = { language, text: Object.fromEntries(text) };
    }
    return packs;
  }
}

function textsOf(label: unknown): (readonly [code: string, text: string])[] {
  if (typeof label === 'string') return clean(label) === '' ? [] : [['', clean(label)]];
  if (!isObject(label)) return [];
  return Object.entries(label).flatMap(([code, value]) => {
    if (typeof value !== 'string' || clean(value) === '' || !languageTag.test(code)) return [];
    return [[code, clean(value)] as const];
  });
}

/** The trimmed text; undefined for a dash or another placeholder. */
function clean(value: string): string {
  const text = value.slice(0, longestLabel).trim();
  return /^[-–—_.?]*$/.test(text) ? '' : text;
}

/** The name of a language in itself, such as `Deutsch`; the tag if it is unknown. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Whether text is a valid language tag and file name. */
export function isLanguageTag(value: unknown): value is string {
  return typeof value === 'string' && languageTag.test(value);
}
