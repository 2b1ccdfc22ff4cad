import { writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import { htmlEscape } from 'escape-goat';
import { site } from '../../../../../site.config.ts';

/** Input of a snippet. */
interface SnippetInput {
  readonly link: ViewerLink;
  /** URL of the viewer. */
  readonly viewer: string;
  /** Accessible name of the map. */
  readonly title: string;
  /** In CSS pixels. */
  readonly height: number;
}

/** The kinds of snippets, in the order of the form. */
export const snippetKinds = {
  html: { label: 'HTML', write: htmlSnippet },
  element: { label: 'Web component', write: elementSnippet },
  react: { label: 'React', write: reactSnippet },
  wordpress: { label: 'WordPress', write: wordPressSnippet },
} as const;

/** A key of {@link snippetKinds}. */
export type SnippetKind = keyof typeof snippetKinds;

function quoted(text: string): string {
  return `"${htmlEscape(text)}"`;
}

function htmlSnippet({ link, viewer, title, height }: SnippetInput): string {
  return [
    '<iframe',
    `  src=${quoted(writeViewerLink(link, viewer))}`,
    `  title=${quoted(title)}`,
    '  width="100%"',
    `  height="${height}"`,
    '  style="border: 0"',
    '  loading="lazy"',
    '  allow="geolocation; clipboard-write; web-share"',
    '></iframe>',
  ].join('\n');
}

/** The parameters of the link as attributes of the element. */
function attributesOf({ link }: SnippetInput): (readonly [string, string])[] {
  const query = writeViewerLink(link, '').slice(1);
  return query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    // Separators within names stay escaped.
    return [name, value.split('%2B').map(decodeURIComponent).join('%2B')];
  });
}

function elementSnippet(input: SnippetInput): string {
  const { viewer, title, height } = input;
  return [
    `<script async src=${quoted(`${viewer}mezzanine-map.js`)}></script>`,
    '<mezzanine-map',
    ...attributesOf(input).map(([name, value]) => `  ${name}=${quoted(value)}`),
    `  title=${quoted(title)}`,
    `  style="height: ${height}px"`,
    '></mezzanine-map>',
  ].join('\n');
}

function reactSnippet(input: SnippetInput): string {
  const { link, viewer, title, height } = input;
  const properties = Object.entries({ viewer, ...link, title }).map(([name, value]) =>
    typeof value === 'string' && !/["&{]/.test(value)
      ? `      ${name}="${value}"`
      : `      ${name}={${JSON.stringify(value)}}`,
  );
  return [
    "import '@mezzanine/bridge/element';",
    '',
    'export function BuildingMap() {',
    '  return (',
    '    <mezzanine-map',
    ...properties,
    `      style={{ height: ${height} }}`,
    '    />',
    '  );',
    '}',
  ].join('\n');
}

/** The plugin's settings have the viewer and its appearance. */
function wordPressSnippet({ link, title, height }: SnippetInput): string {
  const { venue, floor, location, language } = link;
  const said = {
    venue,
    floor,
    location: location?.join('+'),
    language,
    height: `${height}px`,
    title,
  };
  const attributes = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value.replace(/["[\]<>]/g, '')}"`],
  );
  return `[${site.product.slug}${attributes.join('')}]`;
}
