import { isObject } from '../isObject.ts';

/** The properties of a feature; none if it has no object there. */
export function propertiesOf(feature: unknown): Readonly<Record<string, unknown>> {
  const properties = isObject(feature) ? feature['properties'] : undefined;
  return isObject(properties) ? properties : {};
}
