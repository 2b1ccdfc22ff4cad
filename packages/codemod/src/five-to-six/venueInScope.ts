import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';

/** The venue as code for 6, from a variable or a map view. */
export function venueInScope(conversion: Conversion, node: ts.Node): string | undefined {
  const venue = conversion.types.inScope(node, 'Venue');
  if (venue !== undefined) return venue;
  const mapView = conversion.types.inScope(node, 'MapView') ?? receiver(conversion, node);
  return mapView && `${mapView}.venue`;
}

/** The map view of a controller, as code for 6. */
export function mapViewOf(conversion: Conversion, controller: ts.Expression): string | undefined {
  if (
    ts.isPropertyAccessExpression(controller) &&
    conversion.types.ownerOf(controller.expression) === 'MapView'
  ) {
    return conversion.print(controller.expression);
  }
  return conversion.types.inScope(controller, 'MapView');
}

/** Returns the map view in `this.mapView.Camera.set(…)`, as code for 6. */
function receiver(conversion: Conversion, node: ts.Node): string | undefined {
  const access = ts.isCallExpression(node) ? node.expression : node;
  if (ts.isPropertyAccessExpression(access) && ts.isPropertyAccessExpression(access.expression)) {
    const { expression } = access.expression;
    if (conversion.types.ownerOf(expression) === 'MapView') return conversion.print(expression);
  }
  return ts.isStatement(node) || ts.isSourceFile(node)
    ? undefined
    : receiver(conversion, node.parent);
}
