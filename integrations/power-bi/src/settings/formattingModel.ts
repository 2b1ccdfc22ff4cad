import type powerbi from 'powerbi-visuals-api';
import { defaultSettings, type Settings } from './settings.ts';

type Slice = powerbi.visuals.SimpleVisualFormattingSlice;
type Control = Slice['control'];

/** A setting in a card: its control and its name. */
interface Field {
  readonly label: string;
  readonly kind: 'text' | 'number' | 'color' | 'switch' | 'choice';
  readonly help?: string;
}

interface Card {
  readonly label: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Table of data: the cards of the format pane. */
const cards: Readonly<Record<keyof Settings, Card>> = {
  venue: {
    label: 'Venue',
    fields: {
      address: {
        label: 'Address',
        kind: 'text',
        help: 'URL of the platform API, or of one venue bundle (.mvf.zip). It must start with https.',
      },
      venueId: {
        label: 'Venue id',
        kind: 'text',
        help: 'Only for the platform API.',
      },
      key: { label: 'Key', kind: 'text', help: 'Of a read-only key.' },
      secret: {
        label: 'Secret',
        kind: 'text',
        help: 'Anyone who can edit the report can read it. Use a key that only opens this venue.',
      },
    },
  },
  map: {
    label: 'Map',
    fields: {
      drawing: { label: 'Drawing', kind: 'choice' },
      theme: { label: 'Theme', kind: 'choice' },
      floor: { label: 'First floor', kind: 'text' },
      labels: { label: 'Labels', kind: 'switch' },
    },
  },
  points: {
    label: 'Points',
    fields: {
      radiusMeters: { label: 'Radius in meters', kind: 'number' },
      opacityPercent: { label: 'Opacity in percent', kind: 'number' },
    },
  },
  heat: {
    label: 'Heat',
    fields: {
      radiusMeters: { label: 'Radius in meters', kind: 'number' },
      intensityPercent: { label: 'Intensity in percent', kind: 'number' },
    },
  },
  colors: {
    label: 'Colors',
    fields: {
      low: { label: 'Low', kind: 'color' },
      middle: { label: 'Middle', kind: 'color' },
      high: { label: 'High', kind: 'color' },
      minimum: { label: 'Value at the low end', kind: 'number' },
      maximum: { label: 'Value at the high end', kind: 'number' },
    },
  },
  legend: { label: 'Legend', fields: { show: { label: 'Show', kind: 'switch' } } },
};

/** The format pane for these settings. */
export function formattingModel(settings: Settings): powerbi.visuals.FormattingModel {
  return {
    cards: Object.entries(cards).map(([card, { label, fields }]) => ({
      uid: `${card}-card`,
      displayName: label,
      groups: [
        {
          uid: `${card}-group`,
          displayName: label,
          slices: Object.entries(fields).map(([name, field]) =>
            sliceOf([card, name], field, valueIn(settings, card, name)),
          ),
        },
      ],
      revertToDefaultDescriptors: Object.keys(fields).map((name) => ({
        objectName: card,
        propertyName: name,
      })),
    })),
  };
}

function valueIn(settings: Settings, card: string, name: string): unknown {
  return (settings as unknown as Record<string, Record<string, unknown>>)[card]?.[name];
}

function sliceOf([card, name]: readonly [string, string], field: Field, value: unknown): Slice {
  const descriptor = { objectName: card, propertyName: name };
  return {
    uid: `${card}-${name}`,
    displayName: field.label,
    ...(field.help !== undefined && { description: field.help }),
    control: controlOf(field.kind, descriptor, value),
  };
}

/** Names of controls in the pane, which the API only declares as const enums. */
function controlOf(
  kind: Field['kind'],
  descriptor: { readonly objectName: string; readonly propertyName: string },
  value: unknown,
): Control {
  const { objectName: card, propertyName: name } = descriptor;
  const controls = {
    text: { type: 'TextInput', properties: { descriptor, value, placeholder: '' } },
    number: { type: 'NumUpDown', properties: { descriptor, value } },
    color: {
      type: 'ColorPicker',
      properties: {
        descriptor,
        value: { value },
        defaultColor: { value: valueIn(defaultSettings, card, name) },
      },
    },
    switch: { type: 'ToggleSwitch', properties: { descriptor, value } },
    choice: { type: 'Dropdown', properties: { descriptor, value } },
  };
  return controls[kind] as unknown as Control;
}
