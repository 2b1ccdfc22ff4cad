import { useEffect, useState, type ReactElement } from 'react';
import { AppRegistry } from 'react-native';
import { MapView, type MapHandle } from '@mezzanine/react-native-sdk';
import type { Lifecycle } from '@mezzanine/tooling/measure-growth';

const venue = '/venue.mvf.zip';
/** Longer than any map takes on a slow machine. */
const longestMs = 120_000;

let setMap: (key: number | undefined) => void = () => undefined;
let shown = waiting();
let mounts = 1;
/** The first context of the page; a browser with too many contexts drops it first. */
const oldest = document.createElement('canvas').getContext('webgl2');

/** Creates a promise for a map that is not shown yet. */
function waiting() {
  let resolve: (map: MapHandle) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<MapHandle>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

function Root(): ReactElement | null {
  const [key, setKey] = useState<number | undefined>(mounts);
  useEffect(() => {
    setMap = setKey;
  }, []);
  if (key === undefined) return null;
  const { resolve, reject } = shown;
  return <MapView key={key} venue={venue} theme="light" onReady={resolve} onError={reject} />;
}

const firstFrame = shown.promise.then(() => performance.now());

/** Durations of consecutive calls to which the map's page responds. */
async function timeCalls(count: number): Promise<readonly number[]> {
  const map = await shown.promise;
  const durationsMs: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startMs = performance.now();
    await map.getCamera();
    durationsMs.push(performance.now() - startMs);
  }
  return durationsMs;
}

async function recreate(count: number): Promise<number> {
  for (let index = 0; index < count; index += 1) {
    setMap(undefined);
    await until(() => document.querySelector('iframe') === null);
    shown = waiting();
    mounts += 1;
    setMap(mounts);
    await shown.promise;
  }
  setMap(undefined);
  await until(() => document.querySelector('iframe') === null);
  return oldest?.isContextLost() === false ? 0 : 1;
}

async function until(holds: () => boolean): Promise<void> {
  const endMs = performance.now() + longestMs;
  while (!holds()) {
    if (performance.now() > endMs) throw new Error('The map was not removed.');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

const mobile: Pick<Lifecycle, 'recreate'> & {
  readonly firstFrame: Promise<number>;
  readonly timeCalls: typeof timeCalls;
} = { firstFrame, timeCalls, recreate };
Object.assign(window, { bench: mobile, lifecycle: mobile });

AppRegistry.registerComponent('Bench', () => Root);
AppRegistry.runApplication('Bench', { rootTag: document.querySelector('#root') });
