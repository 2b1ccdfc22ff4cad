import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formattingModel } from '@mezzanine/power-bi/formatting-model';
import { defaultSettings } from '@mezzanine/power-bi/settings';
import { htmlEscape } from 'escape-goat';
import { tableHtml } from '../formats/tableHtml.ts';
import { codeHtml, textHtml } from '../rest/textHtml.ts';

/** What is read of the visual's description for Power BI. */
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
  readFileSync(
    path.resolve(__dirname, '../../../../integrations/power-bi/capabilities.json'),
    'utf8',
  ),
) as Capabilities;

/** The fields that data is dragged to. */
export function powerBiFieldsHtml(): string {
  const rows = capabilities.dataRoles.map(({ displayName, description }) => [
    `<strong>${htmlEscape(displayName)}</strong>`,
    textHtml(description),
  ]);
  return tableHtml(['Field', 'What it takes'], rows);
}

/** What is read of the visual's format pane. */
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

/** The cards of the format pane, with what holds where nothing is set. */
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

/** @param uid - card and name, as the format pane calls a setting */
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
