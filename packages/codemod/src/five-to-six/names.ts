import { sections } from './sections.ts';

/** Module of code for 5.x. */
export const oldModule = '@mezzanine/mezzanine-js/v5';
/** Module of code for 6. */
export const newModule = '@mezzanine/mezzanine-js';

/** Replacement of a 5.x type: names that 6 exports, combined as a type. */
export interface TypeName {
  /** The type as code. */
  readonly text: string;
  /** Names to import. */
  readonly imports: readonly string[];
}

const same = (name: string): TypeName => ({ text: name, imports: [name] });

/** Types by their names in 5.x. */
export const types: Readonly<Record<string, TypeName>> = {
  Venue: same('Venue'),
  Map: same('Floor'),
  MapGroup: same('FloorStack'),
  Polygon: same('Space'),
  Vortex: same('Connection'),
  Node: same('Coordinate'),
  Coordinate: same('Coordinate'),
  Location: same('Location'),
  Category: same('Category'),
  SiblingGroup: same('SiblingGroup'),
  LocationState: same('LocationState'),
  Navigable: same('DirectionsTarget'),
  Place: same('PlaceTarget'),
  Directions: {
    text: 'Directions | NoDirections',
    imports: ['Directions', 'NoDirections'],
  },
  DirectionsOptions: same('DirectionsOptions'),
  Instruction: same('DirectionsInstruction'),
  OfflineSearch: same('Venue'),
  SearchResult: same('SearchResult'),
  MapView: same('MapView'),
  ShowVenueOptions: same('ShowMapOptions'),
  ClickPayload: same('PointerEventDetail'),
  MapChangedWithReason: same('FloorChangeDetail'),
  Label: same('Label'),
  Marker: same('Marker'),
  Tooltip: same('Marker'),
  MarkerOptions: same('MarkerOptions'),
  FloatingLabelOptions: same('LabelOptions'),
  FlatLabelOptions: same('LabelOptions'),
  Path: same('Shape'),
  Camera: same('Camera'),
  CameraTransform: same('CameraState'),
  Position: same('BlueDotPosition'),
  MezzanineError: same('MezzanineError'),
};

/** Members that only change their names, by owner and name in 5.x. */
export const members: Readonly<Record<string, string>> = {
  'Venue.maps': 'floors',
  'Venue.mapGroups': 'floorStacks',
  'Venue.polygons': 'spaces',
  'Venue.vortexes': 'connections',
  'VenueMap.group': 'floorStack',
  'VenueMap.polygons': 'spaces',
  'MapGroup.maps': 'floors',
  'MapGroup.defaultMap': 'defaultFloor',
  'Polygon.map': 'floor',
  'Polygon.entrances': 'doors',
  'Location.polygons': 'spaces',
  'Location.nodes': 'coordinates',
  'Location.operationHours': 'openingHours',
  'Location.siblingGroups': 'siblings',
  'Location.gallery': 'pictures',
  'SiblingGroup.siblings': 'locations',
  'Location.links.name': 'label',
  'GalleryImage.image': 'url',
  'GalleryImage.caption': 'altText',
  'LocationState.type': 'kind',
  'Vortex.type': 'kind',
  'Vortex.accessible': 'isAccessible',
  'Vortex.maps': 'floors',
  'Vortex.nodes': 'coordinates',
  'Instruction.instruction': 'text',
  'Instruction.distance': 'distanceMeters',
  'Instruction.action': 'detail',
  'Instruction.node': 'coordinate',
  'InstructionAction.type': 'action',
  'SearchResultLocation.object': 'entity',
  'SearchResultCategory.object': 'entity',
  'ClickPayload.polygons': 'spaces',
  'ClickPayload.position': 'coordinate',
  'ClickPayload.floatingLabels': 'labels',
  'ClickPayload.flatLabels': 'labels',
  'ClickPayload.paths': 'shapes',
  'MapChangedWithReason.map': 'floor',
  'MapView.Camera': 'camera',
  'MapView.Journey': 'navigation',
  'MapView.Markers': 'markers',
  'MapView.FlatLabels': 'labels',
  'MapView.FloatingLabels': 'labels',
  'MapView.BlueDot': 'blueDot',
  'MapView.StackedMaps': 'stackedMaps',
  'MapView.OutdoorView': 'outdoor',
  'MapView.Paths': 'shapes',
  'StackedMaps.enabled': 'isExpanded',
  'OutdoorView.isVisible': 'isShown',
  'Marker.containerEl': 'element',
  'Marker.position': 'coordinate',
  'OldLabel.place': 'target',
};

/** Members with the same name and meaning, so that all others are reported. */
export const unchanged: ReadonlySet<string> = new Set([
  'Venue.name',
  'Venue.locations',
  'Venue.language',
  'VenueMap.id',
  'VenueMap.elevation',
  'VenueMap.name',
  'VenueMap.shortName',
  'MapGroup.id',
  'MapGroup.name',
  'MapGroup.shortName',
  'Polygon.id',
  'Polygon.externalId',
  'Polygon.name',
  'Polygon.locations',
  'Polygon.center',
  'Vortex.id',
  'Vortex.name',
  'Node.latitude',
  'Node.longitude',
  'Coordinate.latitude',
  'Coordinate.longitude',
  'Category.id',
  'Category.externalId',
  'Category.color',
  'Category.sortOrder',
  'Category.name',
  'Category.locations',
  'Category.parent',
  'Category.children',
  'Location.id',
  'Location.externalId',
  'Location.amenity',
  'Location.sortOrder',
  'Location.phone',
  'Location.name',
  'Location.shortName',
  'Location.description',
  'Location.tags',
  'Location.links',
  'Location.links.url',
  'Location.states',
  'Location.categories',
  'SiblingGroup.label',
  'OfflineSearch.suggest',
  'SearchResultBase.score',
  'SearchResultBase.matches',
  'SearchResultLocation.type',
  'SearchResultCategory.type',
  'ClickPayload.markers',
  'MapChangedWithReason.reason',
  'MapView.venue',
  'MapView.destroy',
  'MezzanineError.code',
  'MezzanineError.remedy',
  'MezzanineError.message',
  'OldLabel.text',
  'Markers.getAll',
  'OldLabels.getAll',
  'OldLabels.removeAll',
  'Markers.removeAll',
  'Journey.setStep',
  'Journey.clear',
  'BlueDot.disable',
  'OutdoorView.hide',
]);

/** Values of the enums of 5.x, as code for 6. */
export const constants: Readonly<Record<string, string>> = {
  'MARKER_ANCHOR.CENTER': "'center'",
  'MARKER_ANCHOR.TOP': "'top'",
  'MARKER_ANCHOR.BOTTOM': "'bottom'",
  'MARKER_ANCHOR.LEFT': "'left'",
  'MARKER_ANCHOR.RIGHT': "'right'",
  'MARKER_ANCHOR.TOP_LEFT': "'top-left'",
  'MARKER_ANCHOR.TOP_RIGHT': "'top-right'",
  'MARKER_ANCHOR.BOTTOM_LEFT': "'bottom-left'",
  'MARKER_ANCHOR.BOTTOM_RIGHT': "'bottom-right'",
  'COLLISION_RANKING_TIERS.LOW': "'low'",
  'COLLISION_RANKING_TIERS.MEDIUM': "'medium'",
  'COLLISION_RANKING_TIERS.HIGH': "'high'",
  'COLLISION_RANKING_TIERS.ALWAYS_VISIBLE': "'always'",
  'ACTION_TYPE.DEPARTURE': "'depart'",
  'ACTION_TYPE.TURN': "'turn'",
  'ACTION_TYPE.TAKE_VORTEX': "'take'",
  'ACTION_TYPE.EXIT_VORTEX': "'continue'",
  'ACTION_TYPE.ARRIVAL': "'arrive'",
  'SEARCH_RESULT_TYPE.LOCATION': "'location'",
  'SEARCH_RESULT_TYPE.CATEGORY': "'category'",
  'CAMERA_EASING_MODE.LINEAR': '(share) => share',
  'CAMERA_EASING_MODE.EASE_IN': '(share) => share ** 3',
  'CAMERA_EASING_MODE.EASE_OUT': '(share) => 1 - (1 - share) ** 3',
  'CAMERA_EASING_MODE.EASE_IN_OUT':
    '(share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)',
};

/** Strings that code compares with members, as they are in 6. */
export const comparedTexts: Readonly<Record<string, string>> = {
  Location: 'location',
  Category: 'category',
  Departure: 'depart',
  Turn: 'turn',
  TakeVortex: 'take',
  ExitVortex: 'continue',
  Arrival: 'arrive',
};

/** What to do manually, and the section of the migration guide about it. */
export interface Advice {
  readonly text: string;
  /** Anchor of the section in the migration guide. */
  readonly section: string;
}

const { names, removed } = sections;

const dynamicFocus: Advice = {
  text: 'Listen to camera-change, and set the floor of the nearest building.',
  section: removed,
};

/** Members without an automatic conversion, by owner and name, or only by owner. */
export const advices: Readonly<Record<string, Advice>> = {
  'Venue.nodes': {
    text: 'Use spaces, entrances, or coordinates instead of nodes.',
    section: removed,
  },
  'Venue.venue': { text: 'Read venue.info.', section: names },
  'Venue.changeLanguage': {
    text: 'venue.inLanguage returns another venue. Show it in a new map.',
    section: names,
  },
  'Venue.on': {
    text: 'Show the venue of inLanguage in a new map instead of listening.',
    section: names,
  },
  'Venue.off': {
    text: 'Show the venue of inLanguage in a new map instead of listening.',
    section: names,
  },
  'VenueMap.nodes': {
    text: 'Use spaces, entrances, or coordinates instead of nodes.',
    section: removed,
  },
  'Coordinate.nearestNode': {
    text: 'Directions start at a coordinate. Use the coordinate itself.',
    section: removed,
  },
  'Node.id': { text: 'Store { nodeId } only if you stored ids before.', section: removed },
  'Node.locations': { text: 'Use the locations of a space.', section: removed },
  'Vortex.weight': { text: 'Pass weights to venue.directions.', section: names },
  'Vortex.multiplier': { text: 'Pass weights to venue.directions.', section: names },
  'Location.social': { text: 'social is a list of links with label and url.', section: names },
  'LocationState.start': { text: 'start is a Date.', section: names },
  'LocationState.end': { text: 'end is a Date.', section: names },
  'Instruction.atLocation': { text: 'Read the landmark in instruction.detail.', section: names },
  'InstructionAction.bearing': {
    text: 'Read detail.turn where detail.action is turn.',
    section: names,
  },
  'InstructionAction.referencePosition': {
    text: 'Read the side in instruction.detail.',
    section: names,
  },
  'InstructionAction.fromMap': { text: 'Read the floor of the instruction.', section: names },
  'InstructionAction.toMap': { text: 'Read detail.toFloor, the id of a floor.', section: names },
  'OfflineSearch.addQuery': {
    text: 'Merge your own results with those of venue.search.',
    section: removed,
  },
  'ClickPayload.maps': { text: 'Read the floor of the event.', section: names },
  'MapView.state': { text: 'Read stackedMaps.isExpanded and blueDot.followMode.', section: names },
  'MapView.setState': {
    text: 'Call stackedMaps.expand, collapse, or blueDot.follow.',
    section: names,
  },
  'MapView.removeTooltip': {
    text: 'Pass the marker that markers.add returned.',
    section: 'show-tooltips-and-markers',
  },
  'MapView.Layers': { text: 'Update the spaces of a layer.', section: names },
  'MapView.DynamicFocus': dynamicFocus,
  DynamicFocus: dynamicFocus,
  'Camera.minZoom': {
    text: 'Keep the limit in your own variable.',
    section: 'move-the-camera',
  },
  'Camera.maxZoom': {
    text: 'Keep the limit in your own variable.',
    section: 'move-the-camera',
  },
  'BlueDot.state': { text: 'The states of the blue dot have other names.', section: names },
  'BlueDot.nearestNode': {
    text: 'Use blueDot.position as the start of directions.',
    section: names,
  },
  'BlueDot.setState': { text: 'Call blueDot.follow.', section: names },
  FakeGeolocation: { text: 'Pass simulateWalk to blueDot.replay.', section: names },
  PositionUpdater: { text: 'Pass a function as the source of blueDot.enable.', section: names },
  'OldLabel.polygon': { text: 'Read the target of the label.', section: 'write-labels' },
};

/** What to do about a member that is not in any table. */
export function unknown(key: string): Advice {
  return {
    text: `${key.replace(/^VenueMap/, 'Map')} has no direct counterpart.`,
    section: sections.names,
  };
}
