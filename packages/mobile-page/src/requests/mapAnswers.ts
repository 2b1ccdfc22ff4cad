import type { HostMessages, PageReplies, RequestType } from '@mezzanine/mobile-protocol';
import { PageError } from '../errors.ts';
import { cameraReport, thingData } from '../mapEvents.ts';
import { focusTargetOf } from '../places.ts';
import type { ShownPage } from '../ShownPage.ts';
import { cameraOf, motionOf } from '../topics/cameraTopics.ts';

type MapAnswers = {
  readonly [T in RequestType & keyof HostMessages]?: (
    shown: ShownPage,
    payload: HostMessages[T],
  ) => PageReplies[T] | Promise<PageReplies[T]>;
};

/** A response to each type of request, by the map. */
export const mapAnswers = {
  'get-camera': ({ mapView }) => cameraReport(mapView.camera),
  'move-camera': async ({ mapView }, { camera, ...motion }) => ({
    result: await mapView.camera.animateTo(cameraOf(camera), motionOf(motion)),
  }),
  'focus-on': async ({ mapView, venue }, { targets, ...options }) => ({
    result: await mapView.camera.focusOn(
      targets.map((target) => focusTargetOf(venue, target)),
      options,
    ),
  }),
  'get-space-state'({ mapView }, { spaceId }) {
    const { color, hoverColor, heightMeters, opacity, visible, interactive } =
      mapView.spaces.getState(spaceId);
    return { color, hoverColor, heightMeters, opacity, visible, interactive };
  },
  'get-things': ({ mapView, items }) => ({
    things: mapView.accessibility.getThings().map((thing) => thingData(thing, items)),
  }),
  'press-thing'({ mapView, items }, { type, id }) {
    const { accessibility } = mapView;
    const thing = accessibility.getThings().find((one) => {
      const data = thingData(one, items);
      return data.type === type && data.id === id;
    });
    if (thing === undefined) {
      throw new PageError(
        'unknown-target',
        `The floor has no ${type} ${JSON.stringify(id)}. “get-things” lists them.`,
      );
    }
    accessibility.focus(thing);
    accessibility.activate();
    return {};
  },
  'save-view'({ mapView }, { name }) {
    const { views } = mapView;
    const text = views.toText(views.save(name));
    views.remove(name);
    return { text };
  },
  'restore-view': async ({ mapView }, { text, durationMs }) => ({
    result: await mapView.views.restore(
      mapView.views.fromText(text),
      durationMs === undefined ? {} : { durationMs },
    ),
  }),
  'when-idle': async ({ mapView }) => {
    await mapView.whenIdle();
    return {};
  },
} satisfies MapAnswers;
