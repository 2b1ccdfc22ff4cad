import { ENGLISH, fillText, kindText, type MapMessages } from '../accessibility/messages.ts';
import type { MapTheme } from '../../style/MapTheme.ts';
import { CONNECTION_ICONS, FLOOR_ARROWS, PIN } from '../../style/routeShapes.ts';
import type { FloorChange } from './planRoute.ts';

/** Colors and text of the elements on a route. */
export interface RouteColors {
  readonly color: string;
  readonly theme: MapTheme;
  readonly messages: MapMessages;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Text of a floor change: `Up to Level 2`, `Into Sports Center`, `Out to Grounds`. */
export function changeText({ fromFloor, toFloor }: FloorChange, messages = ENGLISH): string {
  const { floorStack } = toFloor;
  const floor = toFloor.name;
  if (floorStack !== fromFloor.floorStack) {
    return floorStack.kind === 'building'
      ? fillText(messages.into, { building: floorStack.name })
      : fillText(messages.outTo, { floor });
  }
  const rise = toFloor.elevation - fromFloor.elevation;
  const text = rise > 0 ? messages.upTo : rise < 0 ? messages.downTo : messages.onTo;
  return fillText(text, { floor });
}

/** Where the route comes from: the floor, or the building if it is a different one. */
export function originText({ fromFloor, toFloor }: FloorChange): string {
  const { floorStack } = fromFloor;
  const isOther = floorStack !== toFloor.floorStack && floorStack.kind === 'building';
  return isOther ? floorStack.name : fromFloor.name;
}

/** The same with the connection, for screen readers: `Elevator: up to Level 2`. */
export function changeName(change: FloorChange, messages = ENGLISH): string {
  const { name, kind } = change.connection;
  const text = changeText(change, messages);
  const who = name || kindText(messages, `connection.${kind}`);
  return fillText(messages.changeBy, {
    connection: `${who.charAt(0).toUpperCase()}${who.slice(1)}`,
    change: `${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  });
}

/** A chip at the end of a stretch: where the connection leads. */
export function changeChip(change: FloorChange, colors: RouteColors): HTMLElement {
  const isUp = change.toFloor.elevation >= change.fromFloor.elevation;
  const icons: Readonly<Record<string, string | undefined>> = CONNECTION_ICONS;
  const icon = icons[change.connection.kind] ?? FLOOR_ARROWS[isUp ? 'up' : 'down'];
  return chip(changeText(change, colors.messages), icon, colors, true);
}

/** A less prominent chip at the arrival: where the route comes from. */
export function arrivalChip(change: FloorChange, colors: RouteColors): HTMLElement {
  const text = fillText(colors.messages.from, { place: originText(change) });
  return chip(text, undefined, colors, false);
}

/** The ring at the origin. */
export function startElement({ color, theme }: RouteColors): HTMLElement {
  const dot = document.createElement('div');
  Object.assign(dot.style, {
    width: '18px',
    height: '18px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    background: theme.labelHalo,
    border: `5px solid ${color}`,
    outline: `2px solid ${theme.paper}`,
  });
  return dot;
}

/** The pin at a destination, with its number if there are several. */
export function pinElement(number: number | undefined, { color, theme }: RouteColors): HTMLElement {
  const pin = document.createElement('div');
  const svg = svgElement('svg', { viewBox: '0 0 32 42', width: '32', height: '42' });
  svg.append(svgElement('path', { d: PIN, fill: color, stroke: theme.paper, 'stroke-width': '2' }));
  if (number === undefined) {
    svg.append(svgElement('circle', { cx: '16', cy: '15.5', r: '4.5', fill: theme.labelHalo }));
  } else {
    const style = { x: '16', y: '20', 'text-anchor': 'middle', 'font-size': '13' };
    const text = svgElement('text', {
      ...style,
      'font-weight': '700',
      'font-family': 'system-ui, sans-serif',
      fill: theme.labelHalo,
    });
    text.textContent = String(number);
    svg.append(text);
  }
  svg.style.display = 'block';
  pin.append(svg);
  return pin;
}

/** Colors of a name, and the distance from its place that a ring or pin covers. */
export interface NameLook {
  readonly colors: RouteColors;
  readonly clearPixels: number;
}

/** The name of an end of the route, in the style of labels. */
export function nameElement(name: string, { clearPixels, colors }: NameLook): HTMLElement {
  const { label, labelHalo } = colors.theme;
  const element = document.createElement('div');
  Object.assign(element.style, {
    maxWidth: '160px',
    paddingTop: `${clearPixels}px`,
    color: label,
    font: '650 13.5px/1.2 system-ui, sans-serif',
    textAlign: 'center',
    textWrap: 'balance',
    textShadow: `${`0 0 2px ${labelHalo}, `.repeat(6)}0 0 3px ${labelHalo}`,
  });
  element.textContent = name;
  return element;
}

function chip(
  text: string,
  icon: string | undefined,
  { color, theme }: RouteColors,
  isMain: boolean,
): HTMLElement {
  const holder = document.createElement('div');
  holder.style.paddingBottom = '16px';
  const pill = document.createElement('div');
  Object.assign(pill.style, {
    display: 'flex',
    alignItems: 'center',
    gap: '7px',
    minHeight: isMain ? '34px' : '28px',
    boxSizing: 'border-box',
    padding: icon === undefined ? '0 11px' : '0 13px 0 5px',
    borderRadius: '17px',
    border: `1px solid ${isMain ? color : theme.labelMuted}`,
    background: theme.labelHalo,
    color: isMain ? theme.label : theme.labelMuted,
    font: `600 ${isMain ? 13 : 12}px/1.2 system-ui, sans-serif`,
    boxShadow: '0 2px 8px rgb(0 0 0 / 0.18)',
    whiteSpace: 'nowrap',
  });
  if (icon !== undefined) pill.append(iconElement(icon, color, theme));
  pill.append(text);
  holder.append(pill);
  return holder;
}

function iconElement(path: string, color: string, theme: MapTheme): SVGElement {
  const svg = svgElement('svg', { viewBox: '-7 -7 38 38', width: '24', height: '24' });
  svg.append(
    svgElement('circle', { cx: '12', cy: '12', r: '19', fill: color }),
    svgElement('path', {
      d: path,
      fill: 'none',
      stroke: theme.labelHalo,
      'stroke-width': '2.6',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
