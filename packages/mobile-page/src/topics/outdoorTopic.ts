import type { OutdoorOptions } from '@mezzanine/mezzanine-js';
import type { OutdoorTopic } from '@mezzanine/mobile-protocol';
import { PageError } from '../errors.ts';
import type { Parts } from '../Parts.ts';
import type { MapTopic, ShownMap } from './MapTopic.ts';

/** The outdoor map. Its program comes from the host when it is first needed. */
export function outdoorTopic(shown: ShownMap, parts: Parts): MapTopic<'outdoor'> {
  const { outdoor } = shown.mapView;
  let turn = 0;
  const show = async (wanted: OutdoorTopic): Promise<void> => {
    const mine = ++turn;
    try {
      await parts.need('outdoor');
      if (mine !== turn) return;
      const workerUrl = parts.workerUrl();
      const isShown = await outdoor.show({ ...styleOf(wanted), workerUrl });
      if (isShown) shown.send('outdoor-change', { isShown: true });
    } catch (error) {
      if (mine === turn) shown.fail('outdoor', error);
    }
  };
  return {
    name: 'outdoor',
    apply(wanted) {
      if (wanted?.isShown === true) {
        void show(wanted);
        return;
      }
      turn += 1;
      const wasShown = outdoor.isShown;
      outdoor.hide();
      if (wasShown) shown.send('outdoor-change', { isShown: false });
    },
  };
}

function styleOf({ styleUrl, styleJson }: OutdoorTopic): OutdoorOptions {
  if (styleJson === undefined) return styleUrl === undefined ? {} : { style: styleUrl };
  try {
    const style = JSON.parse(styleJson) as unknown;
    if (typeof style === 'object' && style !== null) return { style };
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw new PageError('outdoor-style', 'styleJson is not a JSON object. Pass a MapLibre style.');
}
