import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkParameters, type FlatLink } from '@mezzanine/bridge/link-parameters';
import { writeViewerLink } from '@mezzanine/bridge';
import { placesRules } from '@mezzanine/mvf/places-rules';
import { bridgeErrorCodes } from '@mezzanine/bridge/bridge-error';
import { configurationSchema } from '@mezzanine/viewer/configuration-schema';
import { htmlEscape } from 'escape-goat';
import { tableHtml } from '../formats/tableHtml.ts';
import { codeHtml, textHtml } from '../html/textHtml.ts';
import { docFields } from './docFields.ts';
import { powerBiFieldsHtml, powerBiSettingsHtml } from './powerBiTables.ts';
import { schemaFields } from './schemaFields.ts';

/** The package's main file is at the top of its sources. */
const bridge = path.dirname(require.resolve('@mezzanine/bridge/bridge-error'));

/** All sources of the bridge, so that an interface can move to another file. */
const source = readdirSync(bridge, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => readFileSync(path.join(bridge, file), 'utf8'))
  .join('\n');

/** A value for each parameter, for the column of examples. */
const sampleLink: Required<Omit<FlatLink, 'access' | 'hostOrigin'>> = {
  venue: 'mall',
  view: 'directions',
  floor: 'Level 2',
  location: ['Lantern Coffee'],
  departure: ['Sixpence Flowers'],
  stops: ['Parcel Yard'],
  accessible: true,
  language: 'fr',
  youAreHere: { latitude: 43.18504, longitude: -79.80466, floor: 'm_l1' },
  heading: 210,
  center: { latitude: 43.18504, longitude: -79.80466 },
  zoom: 19,
  bearing: 30,
  pitch: 45,
  search: 'coffee',
  category: 'Food & drink',
  mode: 'embed',
  theme: 'dark',
  color: '#0f766e',
  stacked: true,
  outdoors: true,
  idleSeconds: 60,
};

function exampleOf(field: keyof FlatLink): string {
  if (!(field in sampleLink)) return '';
  const value = sampleLink[field as keyof typeof sampleLink];
  const camera = ['center', 'zoom', 'bearing', 'pitch'].includes(field);
  const one = camera ? { camera: { [field]: value } } : { [field]: value };
  return codeHtml(writeViewerLink(one as never, '').slice(1));
}

/** Every parameter of a link, in the order of the table that parses and formats links. */
function parametersHtml(): string {
  const fields = [...docFields(source, 'ViewerLink'), ...docFields(source, 'ViewerCamera')];
  const rows = Object.entries(linkParameters).map(([field, [name, kind]]) => {
    const { meaning } = fields.find((one) => one.name === field) ?? { meaning: '' };
    if (meaning === '')
      throw new Error(`The parameter "${name}" has no comment. Add one that says what it means.`);
    const { expected } = kind as { readonly expected: string };
    const example = exampleOf(field as keyof FlatLink);
    return [
      codeHtml(name),
      textHtml(meaning),
      example === '' ? htmlEscape(expected) : `${htmlEscape(expected)}<br>${example}`,
    ];
  });
  return tableHtml(['Parameter', 'Meaning', 'Value and example'], rows);
}

/** Events of the element, with the type of their `detail`. */
function eventsHtml(): string {
  const rows = docFields(source, 'MezzanineMapEvents').map(({ name, type, meaning }) => [
    codeHtml(name),
    codeHtml(type.replace(/ViewerEvents\['([\w-]+)'\]/, 'payload of $1')),
    textHtml(meaning),
  ]);
  return tableHtml(['Event', 'Detail', 'When'], rows);
}

/** The messages that one side sends, with payload and purpose. */
function messagesHtml(side: 'ViewerMessages' | 'HostMessages'): string {
  const rows = docFields(source, side).map(({ name, type, meaning }) => [
    codeHtml(name),
    type.includes('never') ? 'nothing' : payloadHtml(type),
    textHtml(meaning),
  ]);
  return tableHtml(['Type', 'Payload', 'Meaning'], rows);
}

/** Shows each field of an object on its own line, to keep the column narrow. */
function payloadHtml(type: string): string {
  const [, fields] = /^\{(.*)\}$/.exec(type) ?? [];
  if (fields === undefined) return codeHtml(type);
  return fields
    .split(';')
    .map((field) => field.trim())
    .filter(Boolean)
    .map(codeHtml)
    .join('<br>');
}

function interfaceHtml(name: string): string {
  const rows = docFields(source, name).map(({ name: field, type, isOptional, meaning }) => [
    codeHtml(field),
    codeHtml(type),
    isOptional ? 'no' : 'yes',
    textHtml(meaning),
  ]);
  return tableHtml(['Field', 'Type', 'Required', 'Meaning'], rows);
}

function errorsHtml(): string {
  const rows = Object.entries(bridgeErrorCodes).map(([code, { meaning, remedy }]) => [
    codeHtml(code),
    textHtml(meaning),
    textHtml(remedy),
  ]);
  return tableHtml(['Code', 'Meaning', 'What to do'], rows);
}

/** Rules that a map for Microsoft Places must meet before it is correlated with a directory. */
function placesRulesHtml(): string {
  const rows = Object.values(placesRules).map(({ id, severity, title, fix }) => [
    codeHtml(id),
    severity,
    textHtml(title),
    textHtml(fix),
  ]);
  return tableHtml(['Rule', 'Severity', 'What holds', 'How to fix it'], rows);
}

function defaultText(value: string): string {
  return value === '' || value === 'required' ? value : `Default: ${value}`;
}

function configurationHtml(): string {
  const rows = schemaFields(configurationSchema).map((field) => [
    codeHtml(field.path),
    textHtml(field.meaning),
    [htmlEscape(field.type), textHtml(defaultText(field.default))].filter(Boolean).join('<br>'),
  ]);
  return tableHtml(['Name', 'Meaning', 'Type and default'], rows);
}

/**
 * Tables of the pages on embedding, generated from code, by the name in `<FieldTable of="…" />`.
 */
export const embedTables: ReadonlyMap<string, { readonly html: string }> = new Map([
  ['embed/link', { html: parametersHtml() }],
  ['embed/viewer-messages', { html: messagesHtml('ViewerMessages') }],
  ['embed/host-messages', { html: messagesHtml('HostMessages') }],
  ['embed/events', { html: eventsHtml() }],
  ['embed/errors', { html: errorsHtml() }],
  ['embed/configuration', { html: configurationHtml() }],
  ['places/rules', { html: placesRulesHtml() }],
  ['power-bi/fields', { html: powerBiFieldsHtml() }],
  ['power-bi/settings', { html: powerBiSettingsHtml() }],
  ...[
    'ViewerState',
    'DirectionsRequest',
    'DirectionsSummary',
    'ClickedLocation',
    'ViewerPosition',
    'CameraChange',
  ].map((name) => [`embed/${name}`, { html: interfaceHtml(name) }] as const),
]);
