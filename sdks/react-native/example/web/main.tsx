import { AppRegistry } from 'react-native';
import type { VenueStorage } from '@mezzanine/react-native-sdk';
import { App } from '../src/App.tsx';
import type { ListedVenue } from '../src/ListedVenue.ts';

/** Stores an app's data in the browser. */
const storage: VenueStorage = {
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, value) => localStorage.setItem(key, value),
  removeItem: async (key) => localStorage.removeItem(key),
};

const at = (name: string) => new URL(`/venues/${name}.mvf.zip`, location.href).href;
const venues: readonly ListedVenue[] = [
  { name: 'Mall', source: at('mall') },
  { name: 'Office', source: at('office') },
];

function Root() {
  return <App storage={storage} venues={venues} />;
}

AppRegistry.registerComponent('Example', () => Root);
AppRegistry.runApplication('Example', { rootTag: document.querySelector('#root') });
