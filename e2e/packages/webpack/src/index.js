import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue('/mall.mvf.zip');
const mapView = await showMap('#map', venue);
const [found] = await venue.search('coffee');
if (found) mapView.labels.add(venue.center, found.entity.name);
