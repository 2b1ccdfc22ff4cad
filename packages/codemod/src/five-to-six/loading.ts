import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import type { Advice } from './names.ts';
import { makerRules, mapRules, outdoorRules, venueRules } from './optionRules.ts';
import { objectOf, optionsOf } from './options.ts';
import type { Entry, OptionRule } from './OptionWriter.ts';
import { sections } from './sections.ts';

/** `getVenue` used the server of the page by default. */
const ownServer = 'baseUrl: window.location.origin';

const mapAdvices: Readonly<Record<string, Advice>> = {
  dynamicFocus: {
    text: 'Listen to camera-change, and set the floor of the nearest building.',
    section: sections.removed,
  },
  layerGroups: { text: 'Update the opacity of spaces on camera-change.', section: sections.names },
  outdoorView: { text: 'Call outdoor.show of the map view.', section: sections.names },
};

/** `getVenue`, `getVenueMaker`, and `showVenue`. */
export function rewriteLoading(
  conversion: Conversion,
  node: ts.CallExpression,
  callee: ts.Identifier,
): string | undefined {
  const name = conversion.types.importedName(callee);
  if (name === 'getVenue') return rewriteGetVenue(conversion, node, callee, venueRules);
  if (name === 'getVenueMaker') return rewriteGetVenue(conversion, node, callee, makerRules);
  return name === 'showVenue' ? rewriteShowVenue(conversion, node, callee) : undefined;
}

/** Shows the outdoor map if it was an option of `showVenue`. */
export function outdoorAfter(
  conversion: Conversion,
  { name, initializer }: ts.VariableDeclaration,
): string | undefined {
  const call = initializer && showing(conversion, initializer);
  if (!call) return undefined;
  const third = call.arguments[2];
  const outdoor =
    third && objectOf(conversion, third)?.find(({ name: key }) => key === 'outdoorView');
  if (!outdoor?.value || !ts.isIdentifier(name) || /enabled:\s*false/.test(outdoor.text)) {
    return undefined;
  }
  return `await ${name.text}.outdoor.show(${optionsOf(conversion, outdoor.value, { rules: outdoorRules, call: 'outdoorView' })});`;
}

function rewriteGetVenue(
  conversion: Conversion,
  node: ts.CallExpression,
  callee: ts.Identifier,
  rules: readonly OptionRule[],
): string | undefined {
  const [first] = node.arguments;
  const given = first && objectOf(conversion, first);
  if (!given)
    return leaveCall(conversion, node, callee, 'Pass key, secret, and venueId to loadVenue.');
  const language = given.find(({ name }) => name === 'language');
  const hasUrl = given.some(({ name }) => name === 'baseUrl' || name === undefined);
  const source = optionsOf(conversion, first, {
    rules,
    call: callee.text,
    more: hasUrl ? [] : [ownServer],
  });
  conversion.import('loadVenue', 'value');
  return conversion.count(`loadVenue(${source}${language ? `, { ${language.text} }` : ''})`);
}

function rewriteShowVenue(
  conversion: Conversion,
  node: ts.CallExpression,
  callee: ts.Identifier,
): string | undefined {
  const [first, second, third] = node.arguments;
  const given = third ? objectOf(conversion, third) : [];
  if (!given || !first || !second) {
    return leaveCall(conversion, node, callee, 'Pass the options of showMap.');
  }
  const labels = given.find(({ name }) => name === 'labelAllLocationsOnInit');
  const isLabeled = labels !== undefined && !/:\s*false$/.test(labels.text);
  noteMapOptions(conversion, node, given);
  const more = isLabeled ? [] : ["labels: 'none'"];
  const options = third
    ? optionsOf(conversion, third, { rules: mapRules, call: callee.text, more })
    : `{ ${more.join(', ')} }`;
  conversion.import('showMap', 'value');
  const last = options === '{}' ? '' : `, ${options}`;
  return conversion.count(
    `showMap(${conversion.print(first)}, ${conversion.print(second)}${last})`,
  );
}

function noteMapOptions(
  conversion: Conversion,
  node: ts.CallExpression,
  given: readonly Entry[],
): void {
  const isStatement = ts.isVariableDeclaration(node.parent.parent);
  for (const { name = '' } of given) {
    const advice = mapAdvices[name];
    if (advice && !(name === 'outdoorView' && isStatement)) conversion.note(node, advice);
  }
}

function leaveCall(
  conversion: Conversion,
  node: ts.CallExpression,
  callee: ts.Identifier,
  text: string,
): undefined {
  conversion.keep(callee.text);
  conversion.note(node, { text, section: sections.names });
  return undefined;
}

/** The call in `await showVenue(…)`. */
function showing(conversion: Conversion, node: ts.Expression): ts.CallExpression | undefined {
  if (!ts.isAwaitExpression(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression } = node.expression;
  const isShowing =
    ts.isIdentifier(expression) && conversion.types.importedName(expression) === 'showVenue';
  return isShowing ? node.expression : undefined;
}
