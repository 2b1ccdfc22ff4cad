import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { comparedTexts } from './names.ts';
import { venueInScope } from './venueInScope.ts';

/** A comparison with a value of 5.x, or an assignment to a limit of the camera. */
export function rewriteBinary(
  conversion: Conversion,
  node: ts.BinaryExpression,
): string | undefined {
  const { left, right, operatorToken } = node;
  const isEqual = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  const isUnequal = operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
  if (operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return rewriteLimit(conversion, left, right);
  if (isEqual || isUnequal) {
    const state = stateTest(conversion, left, right) ?? stateTest(conversion, right, left);
    if (state !== undefined) return isEqual ? state : `!(${state})`;
    const word = ts.isStringLiteral(right) ? comparedTexts[right.text] : undefined;
    if (
      word !== undefined &&
      ts.isPropertyAccessExpression(left) &&
      conversion.types.memberKey(left)
    ) {
      conversion.countOne();
      return `${conversion.print(left)} ${operatorToken.getText(conversion.file)} '${word}'`;
    }
  }
  return rewriteHasRoute(conversion, node);
}

/** `directions.path.length > 0` and the like. */
function rewriteHasRoute(
  conversion: Conversion,
  { left, right, operatorToken }: ts.BinaryExpression,
): string | undefined {
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'length') return undefined;
  const list = left.expression;
  if (
    !ts.isPropertyAccessExpression(list) ||
    list.questionDotToken ||
    right.getText(conversion.file) !== '0'
  ) {
    return undefined;
  }
  if (!/^Directions\.(path|instructions)$/.test(conversion.types.memberKey(list) ?? ''))
    return undefined;
  const operator = operatorToken.getText(conversion.file);
  const types6: Readonly<Record<string, string>> = { '>': '===', '!==': '===', '===': '!==' };
  const test = types6[operator];
  if (test === undefined) return undefined;
  conversion.countOne();
  return `${conversion.print(list.expression)}.type ${test} 'directions'`;
}

/** A comparison with a member of `STATE`. */
function stateTest(
  conversion: Conversion,
  state: ts.Expression,
  constant: ts.Expression,
): string | undefined {
  if (!ts.isPropertyAccessExpression(constant)) return undefined;
  const [owner, name] = conversion.types.constantOf(constant)?.split('.') ?? [];
  if (owner !== 'STATE') return undefined;
  const mapView = conversion.types.inScope(state, 'MapView');
  if (mapView === undefined) return undefined;
  conversion.countOne();
  if (name === 'STACKED') return `${mapView}.stackedMaps.isExpanded`;
  const isFollowing = `${mapView}.blueDot.followMode !== 'none'`;
  return name === 'FOLLOW'
    ? isFollowing
    : `!${mapView}.stackedMaps.isExpanded && !(${isFollowing})`;
}

/** `Camera.minZoom = …` and `Camera.maxZoom = …`. */
function rewriteLimit(
  conversion: Conversion,
  left: ts.Expression,
  right: ts.Expression,
): string | undefined {
  if (!ts.isPropertyAccessExpression(left)) return undefined;
  const key = conversion.types.memberKey(left);
  const venue = venueInScope(conversion, left);
  if ((key !== 'Camera.minZoom' && key !== 'Camera.maxZoom') || venue === undefined)
    return undefined;
  conversion.countOne();
  const limit = key === 'Camera.minZoom' ? 'maxZoomLevel' : 'minZoomLevel';
  const level = `${conversion.use('zoomLevelOf')}(${venue}, ${conversion.print(right)})`;
  return `${conversion.print(left.expression)}.setLimits({ ${limit}: ${level} })`;
}
