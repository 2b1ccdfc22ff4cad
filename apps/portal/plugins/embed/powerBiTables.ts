import { readFileSync } from 'node:fs';
import { formattingModel } from '@mezzanine/power-bi/formatting-model';
import { defaultSettings } from '@mezzanine/power-bi/settings';
import { htmlEscape } from 'escape-goat';
import { tableHtml } from '../formats/tableHtml.ts';
import { codeHtml, textHtml } from '../html/textHtml.ts';

/** The part of the visual's `capabilities.json` that is read here. */
interface Capabilities {
  readonly dataRoles: readonly { readonly displayName: string; readonly description: string }[];
  readonly objects: Readonly<
    Record<string, { readonly properties: Readonly<Record<string, Property>> }>
  >;
}

interface Property {
  readonly type: {
    readonly enumeration?: readonly { readonly value: string; readonly displayName: string }[];
  };
}

const capabilities = JSON.parse(
  readFileSync(require.resolve('@mezzanine/power-bi/capabilities.json'), 'utf8'),
) as Capabilities;

/** Table of the fields that users drag data to. */
export function powerBiFieldsHtml(): string {
  const rows = capabilities.dataRoles.map(({ displayName, description }) => [
    `<strong>${htmlEscape(displayName)}</strong>`,
    textHtml(description),
  ]);
  return tableHtml(['Field', 'What it takes'], rows);
}

/** The part of the visual's format pane that is read here. */
interface Pane {
  readonly cards: readonly {
    readonly displayName: string;
    readonly groups: readonly {
      readonly slices: readonly {
        readonly uid: string;
        readonly displayName: string;
        readonly description?: string;
      }[];
    }[];
  }[];
}

/** Table of the cards in the format pane, with defaults. */
export function powerBiSettingsHtml(): string {
  const { cards } = formattingModel(defaultSettings) as unknown as Pane;
  const rows = cards.flatMap((card) =>
    card.groups.flatMap(({ slices }) =>
      slices.map(({ uid, displayName, description = '' }) => [
        htmlEscape(card.displayName),
        `<strong>${htmlEscape(displayName)}</strong>`,
        defaultHtml(uid),
        textHtml(description),
      ]),
    ),
  );
  return tableHtml(['Card', 'Setting', 'Default', 'What to write'], rows);
}

/** @param uid - card and name of a setting, as in the format pane */
function defaultHtml(uid: string): string {
  const [card = '', name = ''] = uid.split('-');
  const settings = defaultSettings as unknown as Record<
    string,
    Record<string, string | number | boolean>
  >;
  const value = settings[card]?.[name];
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const chosen = choicesOf(card, name).find((choice) => choice.value === value);
  return chosen === undefined ? codeHtml(String(value)) : htmlEscape(chosen.displayName);
}

function choicesOf(card: string, name: string): NonNullable<Property['type']['enumeration']> {
  return capabilities.objects[card]?.properties[name]?.type.enumeration ?? [];
}
