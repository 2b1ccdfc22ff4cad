/** A topic of the reference of a native SDK. */
interface NativeTopic {
  readonly title: string;
  /** Folders and files of its symbols, without extension, in any case. */
  readonly files?: readonly string[];
  /** Its types among the generated ones, which are all in one file. */
  readonly types?: readonly string[];
  /** Page of the topic in references of several pages: a path after the reference; '' if absent. */
  readonly page?: '/state' | '/venue';
}

/** The topics, in the order of the page. Unlisted folders become separate topics at the start. */
const nativeTopics: readonly NativeTopic[] = [
  { title: 'Map view', files: ['view', 'mapview'] },
  {
    title: 'Session and requests',
    files: ['session'],
    types: ['AnimationResult', 'SpaceStateReply'],
  },
  {
    title: 'State',
    page: '/state',
    types: [
      'MapState',
      'StateTopic',
      'VenueTopic',
      'VenueSource',
      'AccessibilityTopic',
      'ThemeTopic',
      'ColorScheme',
      'ThemeColors',
      'FloorTopic',
      'SelectionTopic',
      'StackTopic',
      'OutdoorTopic',
      'VisibilityTopic',
      'SpaceItem',
    ],
  },
  {
    title: 'Camera',
    page: '/state',
    types: [
      'CameraState',
      'CameraTopic',
      'Easing',
      'CameraRulesTopic',
      'CameraReports',
      'Bounds',
      'CameraInteractions',
      'ScreenOffsets',
    ],
  },
  {
    title: 'Labels, markers, and shapes',
    page: '/state',
    types: [
      'LabelsTopic',
      'AutomaticLabels',
      'LabelItem',
      'LabelKind',
      'LabelIcon',
      'MarkerItem',
      'MarkerAnchor',
      'MarkerContent',
      'Priority',
      'ShapeItem',
      'ModelItem',
      'ImageItem',
    ],
  },
  {
    title: 'Blue dot',
    files: ['location'],
    types: ['BlueDotTopic', 'BlueDotPosition', 'BlueDotState', 'FollowMode', 'OtherFloor'],
  },
  {
    title: 'Directions',
    page: '/state',
    types: [
      'RouteTopic',
      'DirectionsOptions',
      'DestinationOrder',
      'Directions',
      'DirectionsLeg',
      'LegType',
      'DirectionsInstruction',
      'InstructionAction',
      'Turn',
      'Side',
      'RideDirection',
      'DirectionsBlocker',
      'DirectionsResult',
      'NearestHit',
    ],
  },
  {
    title: 'Search',
    page: '/venue',
    types: ['SearchHit', 'SearchMatch', 'TextRange', 'SearchField'],
  },
  { title: 'Entities', page: '/venue', files: ['venue'] },
  {
    title: 'Places',
    page: '/venue',
    files: ['places'],
    types: ['PlaceTarget', 'Coordinate', 'ScreenPoint', 'EntityType', 'Geometry'],
  },
  {
    title: 'Events',
    page: '/state',
    files: ['generated/messages'],
    types: [
      'ErrorReport',
      'ChangeReason',
      'PartNeeded',
      'PagePart',
      'VenueProgress',
      'LoadPhase',
      'VenueLoaded',
      'MapShown',
      'CameraReport',
      'CameraChange',
      'FloorChange',
      'StackChange',
      'ClickDetail',
      'ClickedLabel',
      'FocusChange',
      'MapThing',
      'ThingType',
      'RouteChange',
      'StepChange',
      'PositionChange',
      'BlueDotStateChange',
      'FollowChange',
      'OutdoorChange',
    ],
  },
  { title: 'Errors', files: ['MezzanineError', 'MezzanineException'], types: ['ErrorCode'] },
  { title: 'Cache', page: '/venue', files: ['cache'] },
  {
    title: 'Venue data',
    page: '/venue',
    types: [
      'VenueData',
      'VenueLanguage',
      'FloorStackData',
      'FloorStackKind',
      'FloorData',
      'SpaceData',
      'LocationData',
      'OpeningHoursData',
      'LinkData',
      'PictureData',
      'CategoryData',
      'ConnectionData',
      'DoorData',
      'PointOfInterestData',
      'AreaData',
      'AnnotationData',
    ],
  },
];

/**
 * The topic of a symbol.
 *
 * @param file - relative to the sources of its module
 * @throws if no topic lists a generated type
 */
export function topicOf(name: string, file: string): string {
  const place = file.toLowerCase().replace(/\.\w+$/, '');
  const named = nativeTopics.find(({ types = [] }) => types.includes(name));
  // A handwritten type can have the same name as a generated type in another module.
  if (place === 'generated/types') {
    if (named !== undefined) return named.title;
    throw new Error(
      `No topic of the API references lists ${name}. Add it to apps/portal/plugins/api/native/nativeTopics.ts.`,
    );
  }
  const found = nativeTopics.find(({ files = [] }) =>
    files.some((each) => place === each.toLowerCase() || place.startsWith(`${each}/`)),
  );
  if (found !== undefined) return found.title;
  const [folder = ''] = file.includes('/') ? file.split('/') : ['General'];
  return folder.charAt(0).toUpperCase() + folder.slice(1);
}

/** Sorts topics in the order of the page. */
export function sortedTopics(titles: Iterable<string>): readonly string[] {
  const place = (title: string): number => nativeTopics.findIndex((topic) => topic.title === title);
  return [...new Set(titles)].sort((one, other) => place(one) - place(other));
}

/** The generated types of a topic, in order. */
export function typesOfTopic(title: string): readonly string[] {
  return nativeTopics.find((topic) => topic.title === title)?.types ?? [];
}

/** Where a topic is in references of several pages: a path after the reference, '' on its first page. */
export function pageOfTopic(title: string): string {
  return nativeTopics.find((topic) => topic.title === title)?.page ?? '';
}
