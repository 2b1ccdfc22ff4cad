import { readFile } from 'node:fs/promises';
import { loadVenue } from '@mezzanine/mezzanine-js';
import { readMvf } from '@mezzanine/mvf';
import { describeInstruction, WalkingNetwork } from '@mezzanine/wayfinding';

const bytes = await readFile('mall.mvf.zip');
const venue = await loadVenue(new Blob([bytes]));
const [from, to] = venue.locations;
if (!from || !to) throw new Error('The mall has locations.');
const found = venue.directions(from, to);
const network = new WalkingNetwork({
  floors: [{ id: 'l1', name: 'Level 1', altitudeMeters: 0 }],
  nodes: [
    { id: 'a', floor: 'l1', position: [-9.1393, 38.7223] },
    { id: 'b', floor: 'l1', position: [-9.1391, 38.7223] },
  ],
  edges: [{ from: 'a', to: 'b' }],
});
const route = network.findRoute({ nodes: ['a'] }, [{ nodes: ['b'], name: 'the desk' }]);
const last = route.type === 'route' ? route.instructions.at(-1) : undefined;

console.log(readMvf(bytes).floors.length === venue.floors.length ? 'same floors' : 'other floors');
console.log(found.type, (await venue.search('coffee')).length > 0 ? 'searched' : 'found nothing');
console.log(last && describeInstruction(last, (id) => id));
