import type { Mvf } from '../Mvf.ts';
import { LossLog } from '../report/LossLog.ts';
import { stableJson } from '../stableJson.ts';
import { isObject } from '../isObject.ts';
import { type KeptProperties, readKept } from './keptProperties.ts';

/** The types of IMDF features that are written, named like their files. */
export type ImdfFile =
  | 'venue'
  | 'building'
  | 'footprint'
  | 'level'
  | 'unit'
  | 'opening'
  | 'fixture'
  | 'kiosk'
  | 'section'
  | 'amenity'
  | 'anchor'
  | 'occupant'
  | 'relationship';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Collects the features of an IMDF archive. */
export class ImdfWriter {
  readonly log = new LossLog();
  readonly #venue: Mvf;
  readonly #language: string;
  /** Imported data that the venue format cannot represent. */
  readonly kept: KeptProperties;
  readonly #written = new Set<string>();
  readonly #features = new Map<ImdfFile, unknown[]>();

  constructor(venue: Mvf) {
    this.#venue = venue;
    this.kept = readKept(venue);
    this.#language = venue.manifest.language?.code ?? 'en';
  }

  /** Adds a feature; ids that are not UUIDs, which IMDF requires, are kept in `mvf_id`. */
  add(
    file: ImdfFile,
    id: string,
    geometry: unknown,
    properties: Readonly<Record<string, unknown>>,
  ): void {
    const uuid = this.uuid(file, id);
    this.#written.add(`${file}:${id}`);
    const features = this.#features.get(file) ?? [];
    this.#features.set(file, features);
    features.push({
      id: uuid,
      type: 'Feature',
      feature_type: file,
      geometry,
      properties: { ...this.#withKept(file, id, properties), ...(uuid !== id && { mvf_id: id }) },
    });
  }

  /** The properties, completed with properties of the import. */
  #withKept(
    file: ImdfFile,
    id: string,
    properties: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>> {
    const { [file]: byId } = this.kept.properties;
    const kept = isObject(byId) && Object.hasOwn(byId, id) ? byId[id] : undefined;
    if (!isObject(kept)) return properties;
    const isFree = (key: string): boolean => {
      const value = properties[key];
      return value === undefined || value === null || value === 'unspecified';
    };
    const own = Object.entries(kept).filter(([key]) => isFree(key) && key !== '__proto__');
    return { ...properties, ...Object.fromEntries(own) };
  }

  /** Whether a feature with this id was added. */
  has(file: ImdfFile, id: string): boolean {
    return this.#written.has(`${file}:${id}`);
  }

  /** The UUID of an object: its id if it is a UUID, otherwise a deterministic one. */
  uuid(file: ImdfFile, id: string): string {
    return uuidPattern.test(id) ? id : uuidOf(`${file}:${id}`);
  }

  /** A label in all languages of the venue, or null. */
  label(text: string | undefined, id: string, field: string): Record<string, string> | null {
    if (text === undefined || text === '') return null;
    const label: Record<string, string> = { [this.#language]: text };
    for (const [code, { text: objects }] of Object.entries(this.#venue.languagePacks)) {
      const own = Object.hasOwn(objects, id) ? objects[id] : undefined;
      const other = own !== undefined && Object.hasOwn(own, field) ? own[field] : undefined;
      if (other !== undefined && code !== this.#language) label[code] = other;
    }
    return label;
  }

  /** The files of the archive. */
  files(): Record<string, Uint8Array> {
    const encoder = new TextEncoder();
    const files: Record<string, Uint8Array> = {};
    for (const [name, features] of [...this.#features].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const collection = { type: 'FeatureCollection', name, features };
      files[`${name}.geojson`] = encoder.encode(stableJson(collection));
    }
    files['manifest.json'] = encoder.encode(
      stableJson({
        version: '1.0.0',
        created: this.#venue.manifest.time,
        generated_by: 'mvf',
        language: this.#language,
        extensions: ['imdf:extension:mvf:ids#1.0.0'],
      }),
    );
    return files;
  }
}

/** A version 8 UUID (RFC 9562) derived from text, so that equal ids stay equal. */
function uuidOf(text: string): string {
  const words = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((seed) => hashOf(text, seed));
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** MurmurHash3's mixing of each character, with its finish (Appleby, 2011). */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= Math.imul(text.charCodeAt(i), 0xcc9e2d51);
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
