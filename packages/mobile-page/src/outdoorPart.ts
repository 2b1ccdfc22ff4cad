/** The script of the outdoor part: MapLibre and its worker. */
import * as library from 'maplibre-gl';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?text';
import style from 'maplibre-gl/dist/maplibre-gl.css?text';

const sheet = document.createElement('style');
sheet.textContent = style;
document.head.append(sheet);
window.mezzanineOutdoor = { library, worker };
