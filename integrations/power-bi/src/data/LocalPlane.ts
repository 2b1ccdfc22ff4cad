const metresPerDegree = 111_195;

/** Meters east and north of a place, for what is as small as a venue. */
export class LocalPlane {
  readonly #longitude: number;
  readonly #latitude: number;
  readonly #eastMetres: number;

  constructor(longitude: number, latitude: number) {
    this.#longitude = longitude;
    this.#latitude = latitude;
    this.#eastMetres = metresPerDegree * Math.max(Math.cos((latitude * Math.PI) / 180), 1e-6);
  }

  /** Meters for a position in degrees. */
  toMetres(longitude: number, latitude: number): readonly [x: number, y: number] {
    return [
      (longitude - this.#longitude) * this.#eastMetres,
      (latitude - this.#latitude) * metresPerDegree,
    ];
  }

  /** The position in degrees for meters. */
  toDegrees(x: number, y: number): readonly [longitude: number, latitude: number] {
    return [this.#longitude + x / this.#eastMetres, this.#latitude + y / metresPerDegree];
  }
}
