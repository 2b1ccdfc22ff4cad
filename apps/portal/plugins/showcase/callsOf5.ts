/** A call of web SDK 6.0 that apps make, and what stands for it in code written for 5.0. */
export interface CallOf5 {
  /** What 6.0 calls it. */
  readonly now: string;
  /** The call of 5.0; `byHand`: what to write; `onlyIn6`: what 6.0 does with it. */
  readonly was: string;
  /** Passages of programs that make it, any one of them. */
  readonly passages: readonly string[];
}

/** Calls that have another name in 5.0, each as the tables of the migration guide pair them. */
export const renamedSince5: readonly CallOf5[] = [
  { was: 'getVenue', now: 'loadVenue', passages: ['loadVenue(', 'useVenue('] },
  { was: 'showVenue', now: 'showMap', passages: ['showMap(', '<MapView'] },
  { was: 'venue.mapGroups', now: 'venue.floorStacks', passages: ['venue.floorStacks'] },
  { was: 'venue.polygons', now: 'venue.spaces', passages: ['venue.spaces'] },
  {
    was: 'location.polygons',
    now: 'location.spaces',
    passages: ['spaces[0]', 'spaces.length', 'spaces.some(', 'name, spaces }'],
  },
  { was: 'venue.nodes', now: 'venue.entrances', passages: ['venue.entrances'] },
  { was: 'location.operationHours', now: 'location.isOpenAt', passages: ['isOpenAt('] },
  { was: 'new OfflineSearch(venue)', now: 'venue.search', passages: ['venue.search('] },
  {
    was: 'a.directionsTo(b)',
    now: 'venue.directions(a, b)',
    passages: ['venue.directions('],
  },
  { was: 'accessible', now: 'isStepFree', passages: ['isStepFree'] },
  {
    was: 'a.distanceTo(b)',
    now: 'directions.distanceMeters',
    passages: ['.distanceMeters', '{ distanceMeters'],
  },
  { was: 'instruction.instruction', now: 'instruction.text', passages: ['.instructions'] },
  { was: 'Journey.draw', now: 'navigation.show', passages: ['navigation.show(', '<Navigation'] },
  {
    was: 'Journey.setStep',
    now: 'navigation.setStep',
    passages: ['navigation.setStep(', 'step={step}'],
  },
  { was: 'Journey.clear', now: 'navigation.clear', passages: ['navigation.clear('] },
  { was: 'mapView.setMap', now: 'floors.set', passages: ['floors.set(', '<FloorSwitcher'] },
  {
    was: 'mapView.currentMap',
    now: 'floors.current',
    passages: ['floors.current', 'current } = floors', 'useFloor('],
  },
  { was: 'E_SDK_EVENT.MAP_CHANGED', now: "on('floor-change')", passages: ["'floor-change'"] },
  {
    was: 'E_SDK_EVENT.CLICK',
    now: "on('click')",
    passages: ["mapView.on('click'", 'onClick={({ c'],
  },
  {
    was: 'setPolygonColor',
    now: 'spaces.update',
    passages: ['spaces.update(', '<SpaceState'],
  },
  { was: 'clearPolygonColor', now: 'spaces.reset', passages: ['spaces.reset('] },
  { was: 'FloatingLabels', now: 'labels.add', passages: ['labels.add(', 'labels.addAll('] },
  { was: 'Markers.add', now: 'markers.add', passages: ['markers.add(', '<Marker'] },
  { was: 'Markers.setPosition', now: 'markers.update', passages: ['markers.update('] },
  { was: 'Camera.focusOn', now: 'camera.focusOn', passages: ['camera.focusOn(', 'focusOn={'] },
  { was: 'Camera.animate', now: 'camera.animateTo', passages: ['camera.animateTo('] },
  {
    was: 'Camera.setSafeAreaInsets',
    now: 'camera.setScreenOffsets',
    passages: ['camera.setScreenOffsets(', 'screenOffsets={'],
  },
  { was: 'StackedMaps.enable', now: 'stackedMaps.expand', passages: ['stackedMaps.expand('] },
  { was: 'StackedMaps.disable', now: 'stackedMaps.collapse', passages: ['stackedMaps.collapse('] },
  { was: 'BlueDot.overridePosition', now: 'blueDot.update', passages: ['blueDot.update('] },
  { was: 'BlueDot.follow', now: 'blueDot.follow', passages: ['blueDot.follow('] },
  { was: 'E_BLUE_DOT_EVENT', now: "on('follow-change')", passages: ["'follow-change'"] },
  { was: 'FakeGeolocation', now: 'simulateWalk', passages: ['simulateWalk('] },
];

/** Calls that 5.0 lacks, where what it has is enough to write the same. */
export const byHandIn5: readonly CallOf5[] = [
  {
    was: 'Ask each place for its distanceTo, and sort.',
    now: 'venue.nearest',
    passages: ['venue.nearest('],
  },
  {
    was: 'Call getVenue and showVenue in an effect; there are no components.',
    now: '@mezzanine/react-sdk',
    passages: ["'@mezzanine/react-sdk'"],
  },
  {
    was: 'Go through the instructions: a floor is left where one takes a vortex.',
    now: 'directions.legs',
    passages: ['legs'],
  },
  {
    was: 'Say for yourself that there is no way, where the path is empty.',
    now: 'blockers',
    passages: ['.blockers'],
  },
  {
    was: 'Ask for a way from stop to stop, in an order of your own.',
    now: "order: 'best'",
    passages: ["order: 'best'"],
  },
  {
    was: 'Tell places apart by their category or their name.',
    now: 'space.kind',
    passages: ["kind === 'gate'", "kind === 'hallway'", "kind === 'room'", "kind !== 'facade'"],
  },
];

/** Calls that 5.0 has nothing for. */
export const onlyIn6: readonly CallOf5[] = [
  { was: '3D models that move', now: 'models.add', passages: ['models.add('] },
  { was: 'areas drawn on the floor', now: 'shapes.add', passages: ['shapes.add(', '<Shape'] },
  { was: 'the room around a position', now: 'venue.spaceAt', passages: ['venue.spaceAt('] },
  { was: 'safety signs of the venue', now: 'annotations', passages: ['venue.annotationGroups'] },
  { was: 'raised rooms', now: 'heightMeters', passages: ["', heightMeters: 1"] },
];
