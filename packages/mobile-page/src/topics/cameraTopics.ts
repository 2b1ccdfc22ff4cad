import type { AnimateOptions, CameraState, Easing, ThemeChoice } from '@mezzanine/mezzanine-js';
import type {
  CameraState as GivenCamera,
  Easing as EasingName,
  ThemeTopic,
} from '@mezzanine/mobile-protocol';
import { coordinateOf } from '../places.ts';
import type { MapTopic, ShownMap } from './MapTopic.ts';

const easings: Readonly<Record<EasingName, Easing>> = {
  linear: (share) => share,
  'ease-in': (share) => share ** 3,
  'ease-out': (share) => 1 - (1 - share) ** 3,
  'ease-in-out': (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
};

/** A state of the camera. */
export function cameraOf({ center, bearing, pitch, zoomLevel }: GivenCamera): CameraState {
  return {
    ...(center !== undefined && { center: coordinateOf(center) }),
    ...(bearing !== undefined && { bearing }),
    ...(pitch !== undefined && { pitch }),
    ...(zoomLevel !== undefined && { zoomLevel }),
  };
}

/** Options of an animation. */
export function motionOf(given: {
  readonly durationMs?: number;
  readonly easing?: EasingName;
}): AnimateOptions {
  const { durationMs, easing = 'ease-in-out' } = given;
  return { ...(durationMs !== undefined && { durationMs }), easing: easings[easing] };
}

/** Colors as the SDK takes them. */
export function themeOf({ scheme, colors }: ThemeTopic = { scheme: 'auto' }): ThemeChoice {
  return colors === undefined
    ? scheme
    : { colorScheme: scheme === 'dark' ? 'dark' : 'light', ...colors };
}

/** Applies the color scheme to elements of the page itself: plates, pins, and tooltips. */
export function followScheme(page: Document, theme: ThemeTopic | undefined): void {
  const { scheme = 'auto', colors } = theme ?? {};
  const { style } = page.documentElement;
  style.colorScheme = scheme === 'auto' ? '' : scheme;
  if (colors?.accent === undefined) style.removeProperty('--accent');
  else style.setProperty('--accent', colors.accent);
}

/** Colors, floor, and camera. */
export function cameraTopics({ mapView }: ShownMap) {
  const { camera, floors } = mapView;
  const theme: MapTopic<'theme'> = {
    name: 'theme',
    apply(wanted) {
      followScheme(document, wanted);
      mapView.setTheme(themeOf(wanted));
    },
  };
  const floor: MapTopic<'floor'> = {
    name: 'floor',
    isShared: true,
    apply: (wanted) => floors.set(wanted?.id ?? floors.currentStack.defaultFloor),
  };
  const cameraRules: MapTopic<'cameraRules'> = {
    name: 'cameraRules',
    apply(wanted = {}) {
      const { interactions, screenOffsets, reports: _, ...limits } = wanted;
      camera.setLimits(limits);
      const all = { pan: true, zoom: true, rotate: true, pitch: true, keyboard: true };
      camera.setInteractions({ ...all, ...interactions });
      camera.setScreenOffsets(screenOffsets ?? {});
    },
  };
  const view: MapTopic<'camera'> = {
    name: 'camera',
    isShared: true,
    apply(wanted) {
      if (wanted === undefined) void camera.focusOn(floors.current, { durationMs: 0 });
      else if ((wanted.durationMs ?? 0) === 0) camera.set(cameraOf(wanted));
      else void camera.animateTo(cameraOf(wanted), motionOf(wanted));
    },
  };
  return [theme, floor, cameraRules, view] as const;
}
