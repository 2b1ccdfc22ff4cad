import { check, example, find, symbol } from './steps.ts';
import type { Task } from './Task.ts';

const web = { set: 'web-sdk', version: '6.0' };

/** Questions about the React SDK, which is a part of the set of the web SDK. */
export const reactTasks: readonly Task[] = [
  {
    question: 'How do I show a map in React while it loads and after an error?',
    steps: [find('show a map React', web), check('<MapView'), symbol('MapViewLook', 'web-sdk')],
    needs: ["from '@mezzanine/react-sdk'", 'source=', 'fallback', 'renderError'],
  },
  {
    question: 'How do I install the React SDK?',
    steps: [find('install React SDK', web)],
    needs: [/npm install .*react-sdk/],
  },
  {
    question: 'How do I put a marker with JSX on a shop in React?',
    steps: [find('React components marker', web), symbol('Marker', 'web-sdk')],
    needs: ['<Marker', 'target', 'priority'],
  },
  {
    question: 'Which hook gives me the map view in my own React component?',
    steps: [find('React hook map view component', web), check('useMapView')],
    needs: ['useMapView()', 'useMapEvent(', 'useFloor('],
  },
  {
    question: 'How do I color spaces in React?',
    steps: [find('color spaces React', web), symbol('SpaceState', 'web-sdk')],
    needs: ['<SpaceState', 'target', 'color'],
  },
  {
    question: 'How do I add a directions panel in React?',
    steps: [example('directions panel react'), check('<DirectionsPanel')],
    needs: ['<DirectionsPanel', 'onDirections', '<Navigation', '@mezzanine/react-sdk/ui'],
  },
  {
    question: 'Which UI controls does the React kit have, such as a search box?',
    steps: [find('React UI controls search box', web)],
    needs: ['<SearchBox', 'onChoose'],
  },
  {
    question: 'How do I show the blue dot in React?',
    steps: [find('blue dot React', web), symbol('BlueDotProps', 'web-sdk')],
    needs: ['BlueDot', 'follow'],
  },
  {
    question: 'Does the React SDK render on a server, for example with Next.js?',
    steps: [find('React server-side rendering', web), find('Next.js', web)],
    needs: ['use client', /Next\.js/],
  },
  {
    question: 'How do I control the camera with state in React?',
    steps: [find('camera React state', web), symbol('CameraProps', 'web-sdk')],
    needs: ['<Camera', 'focusOn', 'bearing'],
  },
];
