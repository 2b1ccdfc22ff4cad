import { showVenue } from './showVenue.ts';

const container = document.querySelector<HTMLElement>('#map');
if (container) await showVenue(container, 'your MapKit JS token');
