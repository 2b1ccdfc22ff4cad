import { check, example, find, symbol, use } from './steps.ts';
import type { Task } from './Task.ts';

const web = { set: 'web-sdk', version: '6.0' };

/** Questions about the web SDK. */
export const webTasks: readonly Task[] = [
  {
    question: 'How do I load the demo venue with key and secret, and show it on my page?',
    steps: [find('load venue key secret show', web), check('showMap(')],
    needs: ['loadVenue({', 'venueId', "showMap('#"],
  },
  {
    question: 'How do I draw a step-free route between two shops?',
    steps: [
      find('draw step-free route', web),
      check('directions', { isFragment: true }),
      symbol('DirectionsOptions', 'web-sdk'),
    ],
    needs: ['venue.directions(', 'isStepFree'],
  },
  {
    question: 'How do I zoom the camera to a shop, and how long does the animation take?',
    steps: [
      find('zoom camera to a shop', web),
      check('focusOn', { isFragment: true }),
      symbol('FocusOptions', 'web-sdk'),
    ],
    needs: ['camera.focusOn(', 'maxZoomLevel', 'durationMs'],
  },
  {
    question: 'How do I highlight the space that a user clicked?',
    steps: [find('highlight clicked space', web), check('click', { isFragment: true })],
    needs: ["mapView.on('click'", 'spaces.update(', 'color'],
  },
  {
    question: 'How do I add a marker with my own HTML, and remove it later?',
    steps: [
      find('add a marker HTML', web),
      check('markers.add', { isFragment: true }),
      symbol('Markers', 'web-sdk'),
    ],
    needs: ['mapView.markers.add(', 'remove'],
  },
  {
    question: 'My app fails with container-has-no-size. What does it mean?',
    steps: [find('container-has-no-size', web)],
    needs: ['container-has-no-size', /height|size/],
  },
  {
    question: 'How do I build a floor picker, and listen for floor changes?',
    steps: [
      find('build a floor picker', web),
      check('floor', { isFragment: true }),
      find('listen for floor changes', web),
    ],
    needs: ["'floor-change'", /floors\.(?:show|set)/],
  },
  {
    question: 'How do I search shops of a venue, with typos?',
    steps: [find('search shops typos', web), symbol('Venue.search', 'web-sdk')],
    needs: ['venue.search(', 'limit', 'Promise<'],
  },
  {
    question: 'My app uses version 5.0. What replaces Journey.draw in version 6.0?',
    steps: [
      use('versions_compare', { set: 'web-sdk', from: '5.0', to: '6.0', topic: 'Journey.draw' }),
    ],
    needs: ['`Journey.draw`', '`navigation.show`'],
  },
  {
    question: 'Is there a complete program that shows labels in my own style?',
    steps: [example('own labels', 'labels'), check('labels')],
    needs: ['showMap(', 'labels.'],
  },
];
