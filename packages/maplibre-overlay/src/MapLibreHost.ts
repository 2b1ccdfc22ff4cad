import type {
  AnimationResult,
  CameraDriver,
  Coordinate,
  HostView,
  MapHost,
} from '@mezzanine/mezzanine-js';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { VenueFrame, type FloorView } from './VenueFrame.ts';

const RADIANS = Math.PI / 180;

/** Provides the view of a MapLibre map to the SDK, and moves its camera. */
export class MapLibreHost implements MapHost {
  readonly container: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly #map: MapLibreMap;
  readonly #frame: VenueFrame;
  readonly #altitudeMeters: number;
  #footMeters = 0;
  #mercator: ArrayLike<number> | undefined;
  #endFlight: (() => void) | undefined;

  /**
   * @param map - the host map
   * @param center - center of the venue
   * @param altitudeMeters - altitude of the ground at the venue
   */
  constructor(map: MapLibreMap, center: Coordinate, altitudeMeters: number) {
    this.#map = map;
    this.#frame = new VenueFrame(center);
    this.#altitudeMeters = altitudeMeters;
    this.container = map.getContainer();
    this.canvas = map.getCanvas();
  }

  /** Updates the matrix for the frame that is being rendered. */
  setMatrix(mercator: ArrayLike<number>): void {
    this.#mercator = mercator;
  }

  /** Stops everything that waits for the map, which may be about to be removed. */
  dispose(): void {
    this.#endFlight?.();
  }

  readonly seen = (footMeters: number): HostView => {
    this.#footMeters = footMeters;
    const map = this.#map;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
    const view = this.#view();
    const camera = {
      center: map.getCenter(),
      zoom: map.getZoom(),
      bearing: map.getBearing(),
      pitch: map.getPitch(),
    };
    const viewProjection =
      this.#mercator && this.#frame.matrix(this.#mercator, this.#altitudeMeters - footMeters);
    return {
      width: Math.max(width, 1),
      height: Math.max(height, 1),
      pixelRatio: map.getPixelRatio(),
      pose: this.#frame.poseOf(camera, view),
      focalPixels: view.focalPixels,
      offsets: { top, right, bottom, left },
      ...(viewProjection && { viewProjection }),
    };
  };

  readonly requestFrame = (): void => this.#map.triggerRepaint();

  readonly isMoving = (): boolean => this.#map.isMoving();

  readonly setOffsets: MapHost['setOffsets'] = (offsets) => {
    this.#map.setPadding({ ...offsets });
  };

  readonly drive: CameraDriver = (to, how) => {
    const { center, ...camera } = this.#frame.cameraOf(to, this.#view());
    const goal = { ...camera, center: { ...center } };
    if (!how) {
      this.#map.jumpTo(goal);
      return Promise.resolve('done');
    }
    let share = 0;
    const easing = (time: number) => {
      share = time;
      return how.easing(time);
    };
    return new Promise((resolve) => {
      this.#map.stop();
      this.#map.easeTo({ ...goal, duration: how.durationMs, easing, essential: true });
      const finish = (result: AnimationResult) => {
        moveEnd.unsubscribe();
        this.#endFlight = undefined;
        resolve(result);
      };
      const moveEnd = this.#map.on('moveend', () => finish(share < 1 ? 'interrupted' : 'done'));
      // A removed map does not emit `moveend`.
      this.#endFlight = () => finish('interrupted');
    });
  };

  #view(): FloorView {
    const fieldOfView = this.#map.getVerticalFieldOfView() * RADIANS;
    return {
      focalPixels: Math.max(this.canvas.clientHeight, 1) / 2 / Math.tan(fieldOfView / 2),
      upMeters: this.#altitudeMeters - this.#footMeters - this.#map.getCenterElevation(),
    };
  }
}
