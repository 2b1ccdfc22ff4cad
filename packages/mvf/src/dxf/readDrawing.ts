import type { Vec } from '../graph/planeGeometry.ts';
import { MvfError } from '../MvfError.ts';
import type { Block, Drawing, Entity } from './Drawing.ts';
import { type RawEntity, readEntity } from './readEntity.ts';
import { type Group, readGroups } from './readGroups.ts';

const mostEntities = 1_000_000;
/**
 * Reads the parts of an ASCII DXF drawing that a plan needs: units, blocks, and entities.
 *
 * @throws MvfError `invalid-content` if it is not a drawing, `archive-too-large` over a limit
 */
export function readDrawing(text: string, file: string): Drawing {
  const reader = new DrawingReader(file);
  let record: { readonly type: string; readonly groups: Group[] } | undefined;
  for (const group of readGroups(text, file)) {
    if (group.code === 0) {
      if (record !== undefined) reader.add(record.type, record.groups);
      record = { type: group.value, groups: [] };
    } else record?.groups.push(group);
  }
  if (record !== undefined) reader.add(record.type, record.groups);
  return reader.finish();
}

class DrawingReader {
  readonly #file: string;
  readonly #header = new Map<string, string>();
  readonly #blocks = new Map<string, Block>();
  readonly #entities: Entity[] = [];
  #section = '';
  #hasSection = false;
  #hasEnd = false;
  #block: { readonly name: string; readonly base: Vec; readonly entities: Entity[] } | undefined;
  #open: (RawEntity & { readonly vertices: (readonly Group[])[] }) | undefined;
  #count = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Adds a record, which starts with group code 0. */
  add(type: string, groups: readonly Group[]): void {
    if (type === 'VERTEX' && this.#open?.type === 'POLYLINE') {
      this.#open.vertices.push(groups);
      return;
    }
    this.#close();
    switch (type) {
      case 'SECTION':
        this.#openSection(groups);
        break;
      case 'ENDSEC':
        this.#section = '';
        break;
      case 'EOF':
        this.#hasEnd = true;
        break;
      case 'BLOCK':
        if (this.#section === 'BLOCKS') this.#openBlock(groups);
        break;
      case 'ENDBLK':
        this.#closeBlock();
        break;
      default:
        this.#openEntity(type, groups);
    }
  }

  finish(): Drawing {
    this.#close();
    this.#closeBlock();
    if (!this.#hasSection) throw noDrawing(this.#file);
    return {
      unit: Number(this.#header.get('$INSUNITS') ?? 0) || 0,
      isImperial: this.#header.get('$MEASUREMENT') === '0',
      blocks: this.#blocks,
      entities: this.#entities,
      isCut: !this.#hasEnd,
    };
  }

  #openSection(groups: readonly Group[]): void {
    this.#closeBlock();
    this.#section = groups.find(({ code }) => code === 2)?.value ?? '';
    this.#hasSection = true;
    if (this.#section === 'HEADER') this.#readHeader(groups);
  }

  /** Variables of the header: their name with group code 9, then their values. */
  #readHeader(groups: readonly Group[]): void {
    let name = '';
    for (const { code, value } of groups) {
      if (code === 9) name = value;
      else if (!this.#header.has(name)) this.#header.set(name, value);
    }
  }

  #openBlock(groups: readonly Group[]): void {
    const at = (code: number): number =>
      Number(groups.find((group) => group.code === code)?.value ?? 0) || 0;
    const name = groups.find(({ code }) => code === 2)?.value ?? '';
    this.#block = { name, base: [at(10), at(20)], entities: [] };
  }

  #closeBlock(): void {
    const block = this.#block;
    this.#block = undefined;
    if (block !== undefined) this.#blocks.set(block.name.toLowerCase(), block);
  }

  #openEntity(type: string, groups: readonly Group[]): void {
    const isIn = this.#section === 'ENTITIES' || (this.#section === 'BLOCKS' && this.#block);
    // The template of an attribute is not drawn, and SEQEND ends a list of vertices or attributes.
    if (!isIn || type === 'ATTDEF' || type === 'SEQEND') return;
    this.#count += 1;
    if (this.#count > mostEntities) throw tooMany(this.#file);
    this.#open = { type, groups, vertices: [] };
  }

  #close(): void {
    const raw = this.#open;
    this.#open = undefined;
    if (raw === undefined) return;
    (this.#block?.entities ?? this.#entities).push(readEntity(raw));
  }
}

function noDrawing(file: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} has no section; expected a drawing with SECTION and ENTITIES. Save it as ASCII DXF again.`,
    { file },
  );
}

function tooMany(file: string): MvfError {
  return new MvfError(
    'archive-too-large',
    `${file} has more than ${mostEntities} entities; expected a floor plan. Save only the layers that the plan needs.`,
    { file },
  );
}
