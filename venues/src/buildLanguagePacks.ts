import type { LanguagePack, Mvf } from '@mezzanine/mvf';
import type { LanguageDesign } from './LanguageDesign.ts';

/** The translatable text of an object. */
interface Wording {
  readonly id: string;
  readonly name?: string;
  readonly description?: string;
}

/**
 * The text of a venue in additional languages, without text that needs no translation, such as
 * brands.
 */
export function buildLanguagePacks(
  venue: Omit<Mvf, 'languagePacks'>,
  languages: readonly LanguageDesign[],
): Record<string, LanguagePack> {
  return Object.fromEntries(
    languages.map((design) => [
      design.code,
      {
        language: { code: design.code, name: design.name },
        text: Object.fromEntries(
          wordingsOf(venue).flatMap((wording) => {
            const fields = translate(wording, design);
            return Object.keys(fields).length > 0 ? [[wording.id, fields]] : [];
          }),
        ),
      },
    ]),
  );
}

function translate(
  { name = '', description = '' }: Wording,
  { words, descriptions }: LanguageDesign,
): Record<string, string> {
  const newName = words[name];
  const newDescription = descriptions[name] ?? words[description];
  return {
    ...(newName !== undefined && { name: newName }),
    ...(description !== '' && newDescription !== undefined && { description: newDescription }),
  };
}

/** The text of a feature. */
interface Described {
  readonly properties: { readonly id: string; readonly details?: Omit<Wording, 'id'> };
}

/** Returns every object of a venue that has text, in the order of its files. */
function wordingsOf(venue: Omit<Mvf, 'languagePacks'>): Wording[] {
  const { floors, floorStacks, connections, locations, categories, enterprise } = venue;
  const features = [
    venue.spaces,
    venue.obstructions,
    venue.entrances,
    venue.areas,
    venue.annotations,
    venue.floorImages,
  ].flatMap((byFloor) => Object.values<readonly Described[]>(byFloor).flat());
  const described = [...features.map((feature) => feature.properties), ...connections];
  return [
    ...floors.map((floor) => floor.properties),
    ...floorStacks,
    ...described.map(({ id, details }) => ({ id, ...details })),
    ...locations,
    ...categories,
    ...(enterprise?.layers ?? []),
  ];
}
