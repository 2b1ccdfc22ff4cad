import { example, find, symbol, use } from './steps.ts';
import type { Task } from './Task.ts';

const reactNative = { set: 'react-native-sdk' };
const ios = { set: 'ios-sdk' };
const android = { set: 'android-sdk' };

/** Questions about the mobile SDKs: four of React Native, three each of iOS and Android. */
export const mobileTasks: readonly Task[] = [
  {
    question: 'How do I show my first map in a React Native app?',
    steps: [find('show first map', reactNative)],
    needs: ["from '@mezzanine/react-native-sdk'", '<MapView', 'venue='],
  },
  {
    question: 'How do I draw a route in React Native, without steps?',
    steps: [find('draw a route', reactNative), symbol('Route', 'react-native-sdk')],
    needs: ['<Route', 'from=', 'isStepFree'],
  },
  {
    question: 'Can a React Native app open venues without a network?',
    steps: [find('open venues without a network', reactNative)],
    needs: ['VenueCache'],
  },
  {
    question: 'Is there a React Native app with markers?',
    steps: [example('markers', 'react-native')],
    needs: ['<Marker', 'content={{'],
  },
  {
    question: 'How do I show my first map on iOS with SwiftUI?',
    steps: [find('show first map SwiftUI', ios)],
    needs: ['import Mezzanine', 'VenueSource.server(', 'Mezzanine.Map('],
  },
  {
    question: 'How do I use the location of the phone for the blue dot on iOS?',
    steps: [find('blue dot location of the phone', ios)],
    needs: [
      'NSLocationWhenInUseUsageDescription',
      'LocationPermission.request()',
      'locationUpdates(in:',
      'BlueDot(',
    ],
  },
  {
    question: 'How does an iOS app get the instructions of a route?',
    steps: [find('get instructions of a route', ios)],
    needs: ['getDirections(', 'instructions', 'distanceMeters'],
  },
  {
    question: 'How do I show my first map in Jetpack Compose?',
    steps: [find('show first map Compose', android)],
    needs: ['VenueSource.Server(', 'rememberMezzanineMapState(', 'MezzanineMap('],
  },
  {
    question: 'Which keep rules does R8 need on Android?',
    steps: [find('R8 keep rules', android)],
    needs: ['needs no rule', 'JavascriptInterface'],
  },
  {
    question: 'My Android app uses version 4.0. How do I move the camera in 5.0?',
    steps: [
      use('versions_compare', { set: 'android-sdk', from: '4.0', to: '5.0', topic: 'camera' }),
    ],
    needs: ['camera', /focusOn|animateTo/],
  },
];
