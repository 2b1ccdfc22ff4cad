import type { Product } from './Product.ts';

/** Products that connect floors. */
export type ShaftType = 'stairs' | 'elevator' | 'escalator' | 'ramp';

const typeOfKind: Readonly<Record<string, ShaftType>> = {
  IfcStair: 'stairs',
  IfcStairFlight: 'stairs',
  IfcRamp: 'ramp',
  IfcRampFlight: 'ramp',
};

/** Connection type of a product; undefined for other products. */
export function typeOf({ kind, type = '' }: Product): ShaftType | undefined {
  if (kind !== 'IfcTransportElement') return typeOfKind[kind];
  if (/ELEVATOR|LIFT/.test(type)) return 'elevator';
  return /ESCALATOR|MOVINGWALKWAY/.test(type) ? 'escalator' : undefined;
}
