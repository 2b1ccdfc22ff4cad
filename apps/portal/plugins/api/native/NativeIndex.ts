import type { ApiList, ListedSymbol, SymbolKind } from '@mezzanine/tooling/api-list';
import type { SymbolFinder, SymbolPlace } from '../SymbolPlace.ts';
import type { NativeReference } from './nativeReferences.ts';
import { pageOfTopic, topicOf } from './nativeTopics.ts';

/** A type, or a declaration outside of types. */
export interface NativeSymbol extends SymbolPlace {
  /** With the names of the types around it: `PlaceTarget.Entity`. */
  readonly name: string;
  readonly module: string;
  readonly language: ApiList['language'];
  readonly topic: string;
  readonly listed: ListedSymbol;
  /** Its members except types, which are separate symbols. */
  readonly members: readonly NativeMember[];
}

/** A member of a type, and its id. */
export interface NativeMember {
  readonly listed: ListedSymbol;
  readonly anchor: string;
}

/** The list of a module, and its public name. */
export interface NativePart {
  readonly name: string;
  readonly list: ApiList;
}

const typeKinds: ReadonlySet<SymbolKind> = new Set<SymbolKind>([
  'annotation',
  'class',
  'enum',
  'interface',
  'object',
  'protocol',
  'struct',
]);

/** The symbols of a version of a native SDK, by name. */
export class NativeIndex implements SymbolFinder {
  readonly reference: NativeReference;
  readonly symbols: readonly NativeSymbol[];
  readonly #places = new Map<string, SymbolPlace>();
  readonly #anchors = new Set<string>();

  constructor(reference: NativeReference, parts: readonly NativePart[]) {
    this.reference = reference;
    const found = parts.flatMap((part) =>
      part.list.symbols.flatMap((listed) => typesIn(listed, part)),
    );
    // Types come first, so that a case such as `entity` does not take the id of the type `Entity`.
    const anchors = new Map(found.map((each) => [each, this.#anchorOf(each.name)]));
    this.symbols = found.map((each) => this.#symbol(each, anchors.get(each) ?? ''));
  }

  /**
   * Finds what a name in a declaration or comment refers to.
   *
   * @param name - `Entity`, `PlaceTarget.Entity`, or `MapSession.state`
   * @param scope - the type around it, whose members and types have short names
   */
  resolve(name: string, scope = ''): SymbolPlace | undefined {
    const outer = scope === '' ? [] : scope.split('.');
    for (let length = outer.length; length >= 0; length -= 1) {
      const found = this.#places.get([...outer.slice(0, length), name].join('.'));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The page of a topic, after the path of the reference: `/venue`, or '' on the first page. */
  pageOf(topic: string): string {
    return this.reference.hasOtherPages === true ? pageOfTopic(topic) : '';
  }

  byCode(code: string): SymbolPlace | undefined {
    // Swift writes enum cases with a leading dot, so they could belong to any enum.
    return /^[A-Za-z]/.test(code) ? this.resolve(code.replace(/\(\)$/, '')) : undefined;
  }

  #symbol({ name, listed, part }: Found, anchor: string): NativeSymbol {
    const topic = topicOf(name.split('.')[0] ?? name, listed.file ?? '');
    const path = this.reference.path + this.pageOf(topic);
    this.#remember(name, { name, path, anchor });
    const members = (listed.members ?? [])
      .filter(({ kind }) => !typeKinds.has(kind))
      .map((member) => {
        // Constructors are described with their type.
        if (member.kind === 'constructor') return { listed: member, anchor };
        const memberName = `${name}.${baseName(member.name)}`;
        const own = this.#anchorOf(memberName, member.kind);
        const place = { name: memberName, path, anchor: own };
        this.#remember(memberName, place);
        this.#remember(`${name}.${member.name}`, place);
        return { listed: member, anchor: own };
      });
    const { language } = part.list;
    return { name, path, anchor, module: part.name, language, topic, listed, members };
  }

  /** Overloads share the description of the first one. */
  #remember(name: string, place: SymbolPlace): void {
    if (!this.#places.has(name)) this.#places.set(name, place);
  }

  /** Ids must not differ only by case, so conflicting ids get a kind or a number. */
  #anchorOf(name: string, kind?: SymbolKind): string {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-|-$/g, '') || 'symbol';
    const options = [plain, ...(kind === undefined ? [] : [`${plain}-${kind}`])];
    let anchor = options.find((each) => !this.#anchors.has(each));
    for (let number = 2; anchor === undefined; number += 1) {
      if (!this.#anchors.has(`${plain}-${number}`)) anchor = `${plain}-${number}`;
    }
    this.#anchors.add(anchor);
    return anchor;
  }
}

interface Found {
  readonly name: string;
  readonly listed: ListedSymbol;
  readonly part: NativePart;
}

/** Returns a symbol and the types in it. */
function typesIn(listed: ListedSymbol, part: NativePart, outer = ''): readonly Found[] {
  const name = outer === '' ? baseName(listed.name) : `${outer}.${baseName(listed.name)}`;
  const file = listed.file ?? '';
  const inner = (listed.members ?? [])
    .filter(({ kind }) => typeKinds.has(kind))
    .flatMap((each) => typesIn({ ...each, file }, part, name));
  return [{ name, listed, part }, ...inner];
}

/** Returns a name without the labels of Swift's parameters: `open(_:)` becomes `open`. */
export function baseName(name: string): string {
  return name.replace(/(?<=.)\(.*\)$/, '');
}
