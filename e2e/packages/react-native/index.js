import AsyncStorage from '@react-native-async-storage/async-storage';
import { AppRegistry } from 'react-native';
import { App } from './src/App';

const venues = [{ name: 'Mall', source: 'https://example.com/venues/mall.mvf.zip' }];

AppRegistry.registerComponent('Example', () => () => (
  <App storage={AsyncStorage} venues={venues} />
));
