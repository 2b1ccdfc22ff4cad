/** Font of the name of a room. */
export interface LabelFont {
  /** Size in CSS pixels. */
  readonly pixels: number;
  readonly weight: number;
}

/** Font of a tenant by the area of the labeled room. */
export function fontOfTenant(areaSquareMeters: number): LabelFont {
  if (areaSquareMeters >= 250) return { pixels: 13.5, weight: 600 };
  return areaSquareMeters >= 60 ? { pixels: 12.5, weight: 550 } : { pixels: 11.5, weight: 500 };
}
