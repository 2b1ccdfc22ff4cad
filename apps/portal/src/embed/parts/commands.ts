import type { HostMessages, ViewerClient } from '@mezzanine/bridge';

type Payload<T extends keyof HostMessages> = HostMessages[T];

/** Commands of the console: label, initial payload, and call. */
export const commands = {
  'show-directions': {
    label: 'show-directions: the route between two places',
    payload: { from: ['Sixpence Flowers'], to: ['Lantern Coffee'], accessible: true },
    send: (client: ViewerClient, payload: Payload<'show-directions'>) =>
      client.showDirections(payload),
  },
  'clear-directions': {
    label: 'clear-directions: back to the map',
    payload: {},
    send: (client: ViewerClient) => client.clearDirections(),
  },
  'set-state': {
    label: 'set-state: a place, a floor, a search',
    payload: { location: ['Lantern Coffee'] },
    send: (client: ViewerClient, payload: Payload<'set-state'>) => client.setState(payload),
  },
  'get-state': {
    label: 'get-state: what is shown',
    payload: {},
    send: (client: ViewerClient) => client.getState(),
  },
  'set-position': {
    label: 'set-position: the blue dot',
    payload: {
      position: { latitude: 43.18504, longitude: -79.80466, accuracyMeters: 5, headingDegrees: 90 },
    },
    send: (client: ViewerClient, { position }: Payload<'set-position'>) =>
      client.setPosition(position),
  },
  'set-camera': {
    label: 'set-camera: position of the camera',
    payload: { zoom: 19.5, bearing: 45, pitch: 50 },
    send: (client: ViewerClient, payload: Payload<'set-camera'>) => client.setCamera(payload),
  },
} as const;
