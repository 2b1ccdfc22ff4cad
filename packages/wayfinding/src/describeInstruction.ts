import { english, type InstructionTexts, type InstructionTextsPatch } from './english.ts';
import type { ContinueInstruction, DepartInstruction, Instruction } from './Instruction.ts';
import type { ConnectionInput } from './NetworkInput.ts';

type TextKey = Exclude<keyof InstructionTexts, 'compass' | 'connections'>;

/**
 * Text of an instruction: one sentence without a period.
 *
 * @param instruction - an instruction of a route
 * @param floorName - returns the name of a floor by its id
 * @param texts - text in another language; missing text stays in English
 */
export function describeInstruction(
  instruction: Instruction,
  floorName: (id: string) => string,
  texts: InstructionTextsPatch = english,
): string {
  const { key, words } = partsOf(instruction, floorName, texts);
  // A function, because a name may contain replacement patterns.
  return (texts[key] ?? english[key]).replaceAll(
    /\{(\w+)\}/g,
    (_, word: string) => words[word] ?? '',
  );
}

/** Kinds of connections to go through rather than take. */
const passed: ReadonlySet<string> = new Set(['door', 'portal', 'security']);

interface Parts {
  readonly key: TextKey;
  readonly words: Readonly<Record<string, string>>;
}

function partsOf(
  instruction: Instruction,
  floorName: (id: string) => string,
  texts: InstructionTextsPatch,
): Parts {
  switch (instruction.action) {
    case 'depart':
    case 'continue':
      return settingOff(instruction, floorName(instruction.floor), texts);
    case 'turn': {
      const { turn, landmark } = instruction;
      return landmark
        ? { key: `${turn}-at`, words: { place: landmark.name } }
        : { key: turn, words: {} };
    }
    case 'take': {
      const connection = nameOf(instruction.connection, texts);
      const words = { connection, floor: floorName(instruction.toFloor) };
      const isPassed = instruction.direction === 'level' && passed.has(instruction.connection.kind);
      return { key: isPassed ? 'pass' : `take-${instruction.direction}`, words };
    }
    case 'arrive': {
      const { name: place, side } = instruction;
      if (!place) return { key: 'arrive', words: {} };
      return { key: side ? `arrive-at-${side}` : 'arrive-at', words: { place } };
    }
  }
}

function settingOff(
  instruction: DepartInstruction | ContinueInstruction,
  floor: string,
  texts: InstructionTextsPatch,
): Parts {
  const from = instruction.action === 'depart' ? (instruction.from ?? '') : '';
  const place = instruction.landmark?.name ?? '';
  const compass = compassOf(instruction.bearingDegrees, texts);
  const words = { from, place, floor, compass };
  const start = from ? 'depart-from' : instruction.action;
  return { key: place ? `${start}-toward` : start, words };
}

function compassOf(bearingDegrees: number, { compass }: InstructionTextsPatch): string {
  const direction = Math.round(bearingDegrees / 45) % 8;
  return compass?.[direction] ?? english.compass[direction] ?? '';
}

/** Its name, or the text of its kind; `other` covers kinds missing from a table. */
function nameOf({ name, kind }: ConnectionInput, texts: InstructionTextsPatch): string {
  return name || (kindText(texts, kind) ?? kindText(english, kind) ?? kind);
}

function kindText({ connections = {} }: InstructionTextsPatch, kind: string): string | undefined {
  return Object.hasOwn(connections, kind) ? connections[kind] : connections['other'];
}
