import { type LayerRole, layerRoles } from '../layers/LayerRole.ts';
import { roleOfWords } from '../layers/roleOfWords.ts';
import { MvfError } from '../MvfError.ts';

/** Determines the roles of the layers of a drawing. */
export class LayerTable {
  readonly #told: ReadonlyMap<string, LayerRole>;
  readonly #starts: readonly (readonly [start: string, role: LayerRole])[];
  readonly #known = new Map<string, LayerRole | undefined>();

  /**
   * @param told roles by the names of layers, without regard to case; a name that ends in `*` is for
   *   all layers that begin with it
   * @throws MvfError `invalid-content` for a role that does not exist
   */
  constructor(told: Readonly<Record<string, LayerRole>> = {}) {
    const entries = Object.entries(told).map(([name, role]) => {
      if (!layerRoles.includes(role)) throw unknownRole(name, role);
      return [name.toLowerCase(), role] as const;
    });
    this.#told = new Map(entries);
    this.#starts = entries
      .filter(([name]) => name.endsWith('*'))
      .map(([name, role]) => [name.slice(0, -1), role]);
  }

  /** The role of a layer; undefined if neither the caller nor its name specifies it. */
  roleOf(layer: string): LayerRole | undefined {
    if (!this.#known.has(layer)) this.#known.set(layer, this.#find(layer.toLowerCase()));
    return this.#known.get(layer);
  }

  #find(layer: string): LayerRole | undefined {
    // Drawings that were bound into this one prefix their layers with their name.
    const own = layer.replace(/^.*(?:\||\$\d+\$)/, '');
    const told = this.#told.get(layer) ?? this.#told.get(own);
    if (told !== undefined) return told;
    const start = this.#starts.find(([begin]) => layer.startsWith(begin) || own.startsWith(begin));
    return start?.[1] ?? roleOfWords(own);
  }
}

function unknownRole(name: string, role: unknown): MvfError {
  return new MvfError(
    'invalid-content',
    `layers[${JSON.stringify(name.slice(0, 60))}] is ${JSON.stringify(role) ?? 'undefined'}; expected one of ${layerRoles.join(', ')}. Use one of them.`,
  );
}
