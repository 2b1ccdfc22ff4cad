// Written from the tables in src/schema by generate.ts; do not edit.
/* oxlint-disable max-lines -- One table of types, as long as the protocol. */

/** No data. */
export type Nothing = Readonly<Record<string, never>>;

/** A place on the Earth, and its floor. */
export interface Coordinate {
  /** Longitude in degrees, WGS84. */
  readonly longitude: number;
  /** Latitude in degrees, WGS84. */
  readonly latitude: number;
  /** Id of the floor; default: the current floor. */
  readonly floorId?: string;
}

/** A point of the map in CSS pixels from its top left corner. */
export interface ScreenPoint {
  /** Pixels from the left edge. */
  readonly x: number;
  /** Pixels from the top edge. */
  readonly y: number;
}

/** An entity of the venue that has a place. */
export interface EntityPlaceTarget {
  /** Names the case. */
  readonly kind: 'entity';
  /** Its id. */
  readonly id: string;
  /** Its type, if entities of several types have this id. Default: the first match in the order of the types. */
  readonly type?: EntityType;
}

/** A coordinate. */
export interface CoordinatePlaceTarget {
  /** Names the case. */
  readonly kind: 'coordinate';
  /** Longitude in degrees, WGS84. */
  readonly longitude: number;
  /** Latitude in degrees, WGS84. */
  readonly latitude: number;
  /** Id of the floor; default: the current floor. */
  readonly floorId?: string;
}

/** A node of the walking graph. Directions only. */
export interface NodePlaceTarget {
  /** Names the case. */
  readonly kind: 'node';
  /** Its id. */
  readonly nodeId: string;
}

/** A place on the map: an entity of the venue, or a coordinate. */
export type PlaceTarget = EntityPlaceTarget | CoordinatePlaceTarget | NodePlaceTarget;

/** The type of an entity of a venue. */
export type EntityType =
  | 'space'
  | 'location'
  | 'point-of-interest'
  | 'area'
  | 'annotation'
  | 'entrance'
  | 'connection'
  | 'obstruction'
  | 'floor'
  | 'category';

/** A point. */
export interface PointGeometry {
  /** Names the case. */
  readonly type: 'Point';
  /** Its position. */
  readonly coordinates: readonly number[];
}

/** Points. */
export interface MultiPointGeometry {
  /** Names the case. */
  readonly type: 'MultiPoint';
  /** Their positions. */
  readonly coordinates: readonly (readonly number[])[];
}

/** A line. */
export interface LineStringGeometry {
  /** Names the case. */
  readonly type: 'LineString';
  /** Its positions. */
  readonly coordinates: readonly (readonly number[])[];
}

/** Lines. */
export interface MultiLineStringGeometry {
  /** Names the case. */
  readonly type: 'MultiLineString';
  /** The positions of each. */
  readonly coordinates: readonly (readonly (readonly number[])[])[];
}

/** A polygon. */
export interface PolygonGeometry {
  /** Names the case. */
  readonly type: 'Polygon';
  /** Its outline, then its holes; each closed. */
  readonly coordinates: readonly (readonly (readonly number[])[])[];
}

/** Polygons. */
export interface MultiPolygonGeometry {
  /** Names the case. */
  readonly type: 'MultiPolygon';
  /** The rings of each. */
  readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
}

/** A GeoJSON geometry. A position is longitude, latitude, and optionally altitude. */
export type Geometry =
  | PointGeometry
  | MultiPointGeometry
  | LineStringGeometry
  | MultiLineStringGeometry
  | PolygonGeometry
  | MultiPolygonGeometry;

/** A venue as plain data. Ids link its entities. */
export interface VenueData {
  /** Id of the venue. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Its center. */
  readonly center: Coordinate;
  /** Bearing at which the building is upright, in degrees clockwise from north. */
  readonly naturalBearingDegrees: number;
  /** IANA time zone, such as `Europe/Berlin`. */
  readonly timeZone?: string;
  /** Language of its text, BCP 47. */
  readonly language?: string;
  /** Languages of the venue's text. */
  readonly languages: readonly VenueLanguage[];
  /** Buildings and outdoor areas. */
  readonly floorStacks: readonly FloorStackData[];
  /** All floors. */
  readonly floors: readonly FloorData[];
  /** All spaces. */
  readonly spaces: readonly SpaceData[];
  /** All locations. */
  readonly locations: readonly LocationData[];
  /** All categories. */
  readonly categories: readonly CategoryData[];
  /** All connections between floors. */
  readonly connections: readonly ConnectionData[];
  /** All doors. */
  readonly doors: readonly DoorData[];
  /** All points of interest. */
  readonly pointsOfInterest: readonly PointOfInterestData[];
  /** All areas. */
  readonly areas: readonly AreaData[];
  /** All annotations. */
  readonly annotations: readonly AnnotationData[];
}

/** A language that a venue has text in. */
export interface VenueLanguage {
  /** BCP 47 code, such as `fr`. */
  readonly code: string;
  /** Its name. */
  readonly name: string;
}

/** Floors above one another: a building, or the ground around it. */
export interface FloorStackData {
  /** Unique within the venue. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Short name. */
  readonly shortName: string;
  /** A building, or outdoors. */
  readonly kind: FloorStackKind;
  /** Ids of its floors, from the lowest to the highest. */
  readonly floorIds: readonly string[];
  /** Id of the floor to show first. */
  readonly defaultFloorId: string;
}

/** What floors belong to. */
export type FloorStackKind = 'building' | 'outdoor';

/** A floor. */
export interface FloorData {
  /** Unique within the venue. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Short name for buttons, such as `L1`. */
  readonly shortName: string;
  /** Position in the building: 0 is the ground floor. */
  readonly elevation: number;
  /** Height to the next floor in meters. */
  readonly heightMeters: number;
  /** Id of its floor stack. */
  readonly floorStackId: string;
}

/** A space: a room, a hallway, or another area with an outline. */
export interface SpaceData {
  /** Unique among spaces. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Such as `room`, `hallway`, or `connection.stairs`. */
  readonly kind: string;
  /** Id of its floor. */
  readonly floorId: string;
  /** Its center. */
  readonly center: Coordinate;
  /** Area in square meters. */
  readonly areaSquareMeters: number;
  /** The operator's id for it. */
  readonly externalId?: string;
  /** Description; plain text. */
  readonly description?: string;
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
  /** Ids of its doors. */
  readonly doorIds: readonly string[];
  /** Ids of its categories. */
  readonly categoryIds: readonly string[];
  /** Additional data of the operator, as the text of a JSON object. Missing if there is none. */
  readonly metadataJson?: string;
}

/** A location: a tenant, desk, or service that spaces house. */
export interface LocationData {
  /** Unique among locations. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Short name. */
  readonly shortName: string;
  /** Type, as the operator names it, such as `tenant`. */
  readonly kind?: string;
  /** Type of amenity. */
  readonly amenity?: string;
  /** The operator's id for it. */
  readonly externalId?: string;
  /** Description; plain text. */
  readonly description?: string;
  /** Ids of its categories, the primary one first. */
  readonly categoryIds: readonly string[];
  /** Ids of its spaces. */
  readonly spaceIds: readonly string[];
  /** All its places. */
  readonly coordinates: readonly Coordinate[];
  /** Id of the location that it belongs to. */
  readonly parentId?: string;
  /** Regular opening hours. */
  readonly openingHours: readonly OpeningHoursData[];
  /** Phone number. */
  readonly phone?: string;
  /** Website. */
  readonly website?: LinkData;
  /** Other links. */
  readonly links: readonly LinkData[];
  /** Links to social networks. */
  readonly social: readonly LinkData[];
  /** Address of the logo. `get-asset` returns the image. */
  readonly logo?: string;
  /** Address of the icon. `get-asset` returns the image. */
  readonly icon?: string;
  /** Address of a wide image. `get-asset` returns the image. */
  readonly headerImage?: string;
  /** Images. */
  readonly pictures: readonly PictureData[];
  /** Search terms. */
  readonly tags: readonly string[];
  /** Position in lists; lower is earlier. */
  readonly sortOrder?: number;
  /** Whether lists and search leave it out. */
  readonly isHidden: boolean;
  /** Additional data of the operator, as the text of a JSON object. Missing if there is none. */
  readonly metadataJson?: string;
}

/** Opening hours. */
export interface OpeningHoursData {
  /** Time of day, `HH:MM`. */
  readonly opens: string;
  /** Time of day, `HH:MM`; earlier than `opens` means the next day. */
  readonly closes: string;
  /** Days of the week, in English. */
  readonly days: readonly string[];
  /** First date, ISO 8601. */
  readonly validFrom?: string;
  /** Last date, ISO 8601. */
  readonly validThrough?: string;
}

/** A link. */
export interface LinkData {
  /** Its text. */
  readonly label: string;
  /** Its URL. */
  readonly url: string;
}

/** An image of the venue. */
export interface PictureData {
  /** Its address. `get-asset` returns the image. */
  readonly url: string;
  /** Description for people who do not see it; may be empty. */
  readonly altText: string;
}

/** A category of locations. */
export interface CategoryData {
  /** Unique among categories. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** The operator's id for it. */
  readonly externalId?: string;
  /** Address of the icon. `get-asset` returns the image. */
  readonly icon?: string;
  /** CSS color. */
  readonly color?: string;
  /** Position in lists; lower is earlier. */
  readonly sortOrder?: number;
  /** Id of the category that it belongs to. */
  readonly parentId?: string;
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
}

/** A connection: stairs, an elevator, an escalator or a ramp. */
export interface ConnectionData {
  /** Unique among connections. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Such as `stairs` or `elevator`. */
  readonly kind: string;
  /** Whether it is step-free. */
  readonly isAccessible: boolean;
  /** Ids of its floors. */
  readonly floorIds: readonly string[];
  /** Its place on each floor. */
  readonly coordinates: readonly Coordinate[];
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
}

/** A door. */
export interface DoorData {
  /** Unique among doors. */
  readonly id: string;
  /** Id of its floor. */
  readonly floorId: string;
  /** Its center. */
  readonly center: Coordinate;
  /** Whether it leads outdoors. */
  readonly isExterior: boolean;
  /** Ids of the spaces that it joins. */
  readonly spaceIds: readonly string[];
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
}

/** A point of interest. */
export interface PointOfInterestData {
  /** Unique among points of interest. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Id of its floor. */
  readonly floorId: string;
  /** Its center. */
  readonly center: Coordinate;
  /** Id of the space that it is in. */
  readonly spaceId: string;
  /** The operator's id for it. */
  readonly externalId?: string;
  /** Description; plain text. */
  readonly description?: string;
  /** Address of the icon. `get-asset` returns the image. */
  readonly icon?: string;
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
}

/** An area that spans spaces. */
export interface AreaData {
  /** Unique among areas. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Id of its floor. */
  readonly floorId: string;
  /** Its center. */
  readonly center: Coordinate;
  /** Area in square meters. */
  readonly areaSquareMeters: number;
  /** The operator's id for it. */
  readonly externalId?: string;
  /** Description; plain text. */
  readonly description?: string;
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
}

/** A symbol of the venue, such as a fire extinguisher. */
export interface AnnotationData {
  /** Unique among annotations. */
  readonly id: string;
  /** Display name, in the language of the venue. */
  readonly name: string;
  /** Name of its group in the legend. */
  readonly group: string;
  /** Its type, as the operator names it. */
  readonly kind: string;
  /** Id of its floor. */
  readonly floorId: string;
  /** Its place. */
  readonly coordinate: Coordinate;
  /** Address of the icon. `get-asset` returns the image. */
  readonly icon?: string;
  /** The operator's id for it. */
  readonly externalId?: string;
  /** Description; plain text. */
  readonly description?: string;
  /** Ids of its locations. */
  readonly locationIds: readonly string[];
}

/** The desired content of the map. A topic that is missing keeps its value. A topic that is present replaces its whole value. */
export interface MapState {
  /** The venue. Another source replaces the map. */
  readonly venue?: VenueTopic;
  /** Language of the venue, BCP 47; default: its own. A change draws the map again. */
  readonly language?: string;
  /** Texts and aids for screen readers. A change draws the map again. */
  readonly accessibility?: AccessibilityTopic;
  /** Colors; default: those of the system. */
  readonly theme?: ThemeTopic;
  /** The floor; default: the one that the venue shows first. */
  readonly floor?: FloorTopic;
  /** Limits of the camera, gestures, and covered edges. */
  readonly cameraRules?: CameraRulesTopic;
  /** The view; default: fits the floor, or several buildings. */
  readonly camera?: CameraTopic;
  /** Texts on the map; default: names of spaces. */
  readonly labels?: LabelsTopic;
  /** Markers; default: none. */
  readonly markers?: readonly MarkerItem[];
  /** Shapes; default: none. */
  readonly shapes?: readonly ShapeItem[];
  /** 3D models; default: none. */
  readonly models?: readonly ModelItem[];
  /** Images on floors; default: none. */
  readonly images?: readonly ImageItem[];
  /** Appearance of spaces, later items above earlier ones; default: none. */
  readonly spaces?: readonly SpaceItem[];
  /** Highlighted places; default: none. */
  readonly selection?: SelectionTopic;
  /** Directions on the map; default: none. */
  readonly route?: RouteTopic;
  /** Position of the user; default: none. */
  readonly blueDot?: BlueDotTopic;
  /** Floors drawn apart; default: together. */
  readonly stack?: StackTopic;
  /** The outdoor map; default: none. */
  readonly outdoor?: OutdoorTopic;
  /** Topics that are shown at all; default: all. */
  readonly visibility?: VisibilityTopic;
}

/** A topic of the state. */
export type StateTopic =
  | 'venue'
  | 'language'
  | 'accessibility'
  | 'theme'
  | 'floor'
  | 'cameraRules'
  | 'camera'
  | 'labels'
  | 'markers'
  | 'shapes'
  | 'models'
  | 'images'
  | 'spaces'
  | 'selection'
  | 'route'
  | 'blueDot'
  | 'stack'
  | 'outdoor'
  | 'visibility';

/** The venue of the page. */
export interface VenueTopic {
  /** Where it comes from. Another token for the same venue does not load it again. */
  readonly source: VenueSource;
  /** Whether to draw a map; default true. Without a map, the venue is only data. */
  readonly showsMap?: boolean;
}

/** A server, with a key and secret. */
export interface ServerVenueSource {
  /** Names the case. */
  readonly kind: 'server';
  /** URL of the server. */
  readonly baseUrl: string;
  /** Id of the venue on that server. */
  readonly venueId: string;
  /** The public key. */
  readonly key: string;
  /** The secret. */
  readonly secret: string;
}

/** A server, with an access token that your own server requested. */
export interface AccessVenueSource {
  /** Names the case. */
  readonly kind: 'access';
  /** URL of the server. */
  readonly baseUrl: string;
  /** Id of the venue on that server. */
  readonly venueId: string;
  /** The access token. */
  readonly accessToken: string;
}

/** The URL of a bundle. */
export interface UrlVenueSource {
  /** Names the case. */
  readonly kind: 'url';
  /** Its URL: https, http, or the scheme that the app serves its files by. */
  readonly url: string;
}

/** A bundle that the host has. */
export interface BytesVenueSource {
  /** Names the case. */
  readonly kind: 'bytes';
  /** Identifies the bytes, such as their SHA-256. Another digest is another venue. */
  readonly digest: string;
  /** The bundle in Base64. */
  readonly base64: string;
}

/** Where a venue comes from. */
export type VenueSource = ServerVenueSource | AccessVenueSource | UrlVenueSource | BytesVenueSource;

/** Texts and aids of the map. */
export interface AccessibilityTopic {
  /** Name of the map; default: "Map of" and the name of the venue. */
  readonly accessibleName?: string;
  /** Whether keys move the map; default true. */
  readonly keyboard?: boolean;
  /** Whether changes are announced to screen readers; default true. */
  readonly announcements?: boolean;
  /** Texts of the map itself by name; default: English. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Words for kinds of spaces by kind; default: English. */
  readonly kinds?: Readonly<Record<string, string>>;
}

/** Colors of the map. */
export interface ThemeTopic {
  /** Light or dark. */
  readonly scheme: ColorScheme;
  /** Colors that differ from those of the scheme. With `auto`, the colors are those of a light theme. */
  readonly colors?: ThemeColors;
}

/** Light or dark. */
export type ColorScheme = 'auto' | 'light' | 'dark';

/** Colors that differ from those of the built-in theme. Values are CSS colors. */
export interface ThemeColors {
  /** Background around the building. */
  readonly paper?: string;
  /** The slab of a floor. */
  readonly floor?: string;
  /** Hallways and other paths. */
  readonly hallway?: string;
  /** Rooms without a category. */
  readonly room?: string;
  /** Stairs, elevators, escalators. */
  readonly connection?: string;
  /** Ground outside the building. */
  readonly exterior?: string;
  /** Openings to the floor below. */
  readonly opening?: string;
  /** Tops of walls. */
  readonly wall?: string;
  /** Tops of counters, columns, and other objects. */
  readonly object?: string;
  /** Colors of rooms, assigned to categories in turn. */
  readonly tints?: readonly string[];
  /** Names of rooms. */
  readonly label?: string;
  /** Names of less important spaces. */
  readonly labelMuted?: string;
  /** Halo around letters. */
  readonly labelHalo?: string;
  /** Focus ring, selection, and route. */
  readonly accent?: string;
  /** Strength of the sun's shadow, 0 to 1. */
  readonly sunShadow?: number;
  /** Strength of the shade at the foot of walls, 0 to 1. */
  readonly contactShade?: number;
  /** Height at which walls are cut, in meters. */
  readonly wallCutMeters?: number;
}

/** The floor. */
export interface FloorTopic {
  /** Its id. */
  readonly id: string;
}

/** The state of the camera. */
export interface CameraState {
  /** The coordinate at the center of the view. */
  readonly center?: Coordinate;
  /** Direction at the top of the screen, in degrees clockwise from north. */
  readonly bearing?: number;
  /** Pitch in degrees; 0 looks straight down. */
  readonly pitch?: number;
  /** Web Mercator zoom level of 512-pixel tiles. */
  readonly zoomLevel?: number;
}

/** The view. Missing fields stay the same. */
export interface CameraTopic {
  /** The coordinate at the center of the view. */
  readonly center?: Coordinate;
  /** Direction at the top of the screen, in degrees clockwise from north. */
  readonly bearing?: number;
  /** Pitch in degrees; 0 looks straight down. */
  readonly pitch?: number;
  /** Web Mercator zoom level of 512-pixel tiles. */
  readonly zoomLevel?: number;
  /** Duration of the move; default 0: immediate. */
  readonly durationMs?: number;
  /** Speed over the move; default `ease-in-out`. */
  readonly easing?: Easing;
}

/** Speed over an animation. */
export type Easing = 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out';

/** Limits of the camera, gestures, and covered edges. */
export interface CameraRulesTopic {
  /** Minimum zoom level; default: two below the one that fits the venue. */
  readonly minZoomLevel?: number;
  /** Maximum zoom level; default 23. */
  readonly maxZoomLevel?: number;
  /** Minimum pitch in degrees; default 0. */
  readonly minPitch?: number;
  /** Maximum pitch in degrees; default 75. */
  readonly maxPitch?: number;
  /** Bounds of the view's center; default: the bounding box of all floors. */
  readonly bounds?: Bounds;
  /** Enabled gestures; default: all. */
  readonly interactions?: CameraInteractions;
  /** Pixels on each side that views of the app cover; default 0. */
  readonly screenOffsets?: ScreenOffsets;
  /** When `camera-change` is sent; default `at-rest`. */
  readonly reports?: CameraReports;
}

/** When changes of the camera are reported. */
export type CameraReports = 'at-rest' | 'every-frame';

/** A box of coordinates, in degrees. */
export interface Bounds {
  /** Least longitude. */
  readonly west: number;
  /** Least latitude. */
  readonly south: number;
  /** Greatest longitude. */
  readonly east: number;
  /** Greatest latitude. */
  readonly north: number;
}

/** Gestures and keys. All are enabled by default. */
export interface CameraInteractions {
  /** Drag to pan. */
  readonly pan?: boolean;
  /** Pinch to zoom. */
  readonly zoom?: boolean;
  /** Rotate with two fingers. */
  readonly rotate?: boolean;
  /** Tilt with two fingers. */
  readonly pitch?: boolean;
  /** Pan, zoom, and rotate with keys. */
  readonly keyboard?: boolean;
}

/** Pixels on each side that views of the app cover. */
export interface ScreenOffsets {
  /** Pixels from the top. */
  readonly top?: number;
  /** Pixels from the right. */
  readonly right?: number;
  /** Pixels from the bottom. */
  readonly bottom?: number;
  /** Pixels from the left. */
  readonly left?: number;
}

/** Decides which label or marker is shown if two overlap. */
export type Priority = 'low' | 'medium' | 'high' | 'always';

/** Texts on the map. */
export interface LabelsTopic {
  /** Whether spaces show their names; default `all`. */
  readonly names?: AutomaticLabels;
  /** Labels of the app; default: none. */
  readonly items?: readonly LabelItem[];
}

/** Labels that the map adds by itself. */
export type AutomaticLabels = 'all' | 'none';

/** A label. */
export interface LabelItem {
  /** Chosen by the host, unique in its list. An item with the same key is updated. */
  readonly key: string;
  /** Where it is. */
  readonly target: PlaceTarget;
  /** Plain text, not markup. */
  readonly text: string;
  /** Faces the viewer, or lies on the floor; default `floating`. */
  readonly kind?: LabelKind;
  /** Decides which item is shown if two overlap. */
  readonly priority?: Priority;
  /** Minimum zoom level; default: none. */
  readonly minZoomLevel?: number;
  /** Maximum zoom level; default: none. */
  readonly maxZoomLevel?: number;
  /** CSS color of the letters; default: the theme's label color. */
  readonly color?: string;
  /** CSS color of the halo; default: the theme's. */
  readonly haloColor?: string;
  /** Font size of a floating label; default 13. */
  readonly fontSizePixels?: number;
  /** Font weight; default 550. */
  readonly fontWeight?: number;
  /** Maximum font size of a flat label; default 2.4 in a space, 1.2 at a coordinate. */
  readonly fontSizeMeters?: number;
  /** Direction of a flat label, clockwise from east; default: along its space. */
  readonly rotationDegrees?: number;
  /** Maximum line width of a floating label; default 112. */
  readonly maxWidthPixels?: number;
  /** Dot or image at the anchor point; default: none. */
  readonly icon?: LabelIcon;
  /** Its name for screen readers. */
  readonly accessibleName?: string;
  /** Whether taps hit it and it is a button for screen readers; default false. */
  readonly interactive?: boolean;
}

/** How a label is drawn. */
export type LabelKind = 'floating' | 'flat';

/** A dot. */
export interface DotLabelIcon {
  /** Names the case. */
  readonly kind: 'dot';
}

/** An image. */
export interface ImageLabelIcon {
  /** Names the case. */
  readonly kind: 'image';
  /** A file of the venue, such as the logo of a location, or a `data:` URL. */
  readonly url: string;
  /** Length of its longer side in CSS pixels; default 24. */
  readonly sizePixels?: number;
}

/** What is drawn at the anchor point of a label. */
export type LabelIcon = DotLabelIcon | ImageLabelIcon;

/** A marker. */
export interface MarkerItem {
  /** Chosen by the host, unique in its list. An item with the same key is updated. */
  readonly key: string;
  /** Where it is. */
  readonly target: PlaceTarget;
  /** What it shows. */
  readonly content: MarkerContent;
  /** The point of the marker that is at the target; default `center`, `bottom` for pins and tooltips. */
  readonly anchor?: MarkerAnchor;
  /** Decides which item is shown if two overlap. */
  readonly priority?: Priority;
  /** Minimum zoom level; default: none. */
  readonly minZoomLevel?: number;
  /** Height above its place; default 0. */
  readonly altitudeMeters?: number;
  /** Duration of a move to another coordinate on its floor; default 0: immediate. */
  readonly moveDurationMs?: number;
  /** Its name for screen readers. */
  readonly accessibleName?: string;
  /** Whether taps hit it and it is a button for screen readers; default false. */
  readonly interactive?: boolean;
}

/** A point of a marker. */
export type MarkerAnchor =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

/** Text on a plate. */
export interface TextMarkerContent {
  /** Names the case. */
  readonly kind: 'text';
  /** Plain text, not markup. */
  readonly text: string;
}

/** A pin. */
export interface PinMarkerContent {
  /** Names the case. */
  readonly kind: 'pin';
  /** CSS color; default: the theme's accent color. */
  readonly color?: string;
  /** A letter, number, or emoji in it. */
  readonly symbol?: string;
  /** An image in it: a file of the venue, or a `data:` URL. */
  readonly imageUrl?: string;
}

/** An image. */
export interface ImageMarkerContent {
  /** Names the case. */
  readonly kind: 'image';
  /** A file of the venue, or a `data:` URL. */
  readonly url: string;
  /** Width in CSS pixels; default 28. */
  readonly widthPixels?: number;
  /** Height in CSS pixels; default: as the image has it. */
  readonly heightPixels?: number;
}

/** A tooltip with an arrow. */
export interface TooltipMarkerContent {
  /** Names the case. */
  readonly kind: 'tooltip';
  /** Plain text, not markup. */
  readonly title?: string;
  /** Plain text, not markup. */
  readonly text?: string;
  /** An image: a file of the venue, or a `data:` URL. */
  readonly imageUrl?: string;
  /** CSS color of its background; default: that of the theme. */
  readonly color?: string;
}

/** HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed. */
export interface HtmlMarkerContent {
  /** Names the case. */
  readonly kind: 'html';
  /** The markup. */
  readonly html: string;
}

/** The content of a marker. */
export type MarkerContent =
  | TextMarkerContent
  | PinMarkerContent
  | ImageMarkerContent
  | TooltipMarkerContent
  | HtmlMarkerContent;

/** A shape. */
export interface ShapeItem {
  /** Chosen by the host, unique in its list. An item with the same key is updated. */
  readonly key: string;
  /** Where it is. */
  readonly geometry: Geometry;
  /** Id of its floor; default: the floor that is shown when it is added. */
  readonly floorId?: string;
  /** Width of lines. */
  readonly widthMeters?: number;
  /** Radius of points. */
  readonly radiusMeters?: number;
  /** CSS color; default: the theme's accent color. */
  readonly color?: string;
  /** Opacity, 0 to 1; default 1. */
  readonly opacity?: number;
  /** Height; default: flat. */
  readonly heightMeters?: number;
  /** Height above the floor; default 0. */
  readonly altitudeMeters?: number;
  /** Whether taps hit it and it is a button for screen readers; default false. */
  readonly interactive?: boolean;
}

/** A 3D model on a floor. */
export interface ModelItem {
  /** Chosen by the host, unique in its list. An item with the same key is updated. */
  readonly key: string;
  /** Where it stands; one model at each. */
  readonly targets: readonly PlaceTarget[];
  /** A `.glb` file of the venue, a URL, or a `data:` URL. */
  readonly url: string;
  /** Id of its floor, for coordinates without one. */
  readonly floorId?: string;
  /** Scale; default 1. */
  readonly scale?: number;
  /** Heading, clockwise from north; default 0. */
  readonly headingDegrees?: number;
  /** Pitch; default 0. */
  readonly pitchDegrees?: number;
  /** Height above the floor; default 0. */
  readonly altitudeMeters?: number;
  /** CSS color; default: those of the model. */
  readonly color?: string;
  /** Opacity, 0 to 1; default 1. */
  readonly opacity?: number;
  /** Whether taps hit it and it is a button for screen readers; default false. */
  readonly interactive?: boolean;
}

/** An image on a floor. */
export interface ImageItem {
  /** Chosen by the host, unique in its list. An item with the same key is updated. */
  readonly key: string;
  /** Where it is. */
  readonly target: PlaceTarget;
  /** A file of the venue, a URL, or a `data:` URL. */
  readonly url: string;
  /** Id of its floor, for a coordinate without one. */
  readonly floorId?: string;
  /** Width in meters. */
  readonly widthMeters?: number;
  /** Height in meters. */
  readonly heightMeters?: number;
  /** Rotation, clockwise; default 0. */
  readonly rotationDegrees?: number;
  /** Height above the floor; default 0. */
  readonly altitudeMeters?: number;
  /** Opacity, 0 to 1; default 1. */
  readonly opacity?: number;
}

/** Appearance of some spaces. Missing fields keep their value. */
export interface SpaceItem {
  /** Chosen by the host, unique in its list. An item with the same key is updated. */
  readonly key: string;
  /** Ids of the spaces. */
  readonly spaceIds: readonly string[];
  /** CSS color. */
  readonly color?: string;
  /** Height in meters. */
  readonly heightMeters?: number;
  /** Opacity, 0 to 1. */
  readonly opacity?: number;
  /** Whether they are shown. */
  readonly visible?: boolean;
  /** Whether taps highlight them. */
  readonly interactive?: boolean;
}

/** Highlighted places. */
export interface SelectionTopic {
  /** Ids of spaces. */
  readonly spaceIds?: readonly string[];
  /** Ids of locations; their spaces are highlighted. */
  readonly locationIds?: readonly string[];
  /** CSS color; default: the theme's accent color. */
  readonly color?: string;
  /** Whether to bring them into view; default false. */
  readonly focus?: boolean;
}

/** Directions on the map. */
export interface RouteTopic {
  /** Origin. */
  readonly from: PlaceTarget;
  /** Destinations; at least one. */
  readonly to: readonly PlaceTarget[];
  /** Profile; default: a person without special needs. */
  readonly options?: DirectionsOptions;
  /** Index of the current instruction; default 0. */
  readonly step?: number;
  /** CSS color; default: the theme's accent color. */
  readonly color?: string;
  /** Width in CSS pixels; default 9. */
  readonly widthPixels?: number;
  /** Whether to bring it into view; default true. */
  readonly fit?: boolean;
  /** Whether to mark its ends and floor changes; default true. */
  readonly markers?: boolean;
  /** Whether it grows from its start; default true. */
  readonly animate?: boolean;
}

/** Position of the user. */
export interface BlueDotTopic {
  /** The position; default: no dot, waiting for one. */
  readonly position?: BlueDotPosition;
  /** Whether the camera follows; default `none`. */
  readonly follow?: FollowMode;
  /** CSS color; default blue. */
  readonly color?: string;
  /** The dot turns gray after this time without a position; default 30000. */
  readonly staleAfterMs?: number;
  /** How it looks on another floor; default `dimmed`. */
  readonly otherFloor?: OtherFloor;
}

/** A position of the user. */
export interface BlueDotPosition {
  /** Longitude in degrees, WGS84. */
  readonly longitude: number;
  /** Latitude in degrees, WGS84. */
  readonly latitude: number;
  /** Accuracy radius in meters; default: not shown. */
  readonly accuracyMeters?: number;
  /** Heading, clockwise from north; default: not shown. */
  readonly headingDegrees?: number;
  /** Id of the floor; default: that of the previous position, or the current floor for the first one. */
  readonly floorId?: string;
  /** Milliseconds since 1970; default: when it arrives. */
  readonly timestamp?: number;
}

/** How the camera follows the blue dot. */
export type FollowMode = 'none' | 'position' | 'position-and-heading';

/** How the blue dot looks on another floor. */
export type OtherFloor = 'dimmed' | 'hidden';

/** Floors drawn apart. */
export interface StackTopic {
  /** Whether floors are drawn apart. */
  readonly isExpanded: boolean;
  /** Ids of the floors; default: those of the building. */
  readonly floorIds?: readonly string[];
  /** Distance between floors. */
  readonly gapMeters?: number;
  /** Duration of the change. */
  readonly durationMs?: number;
  /** Whether to bring the floors into view; default true. */
  readonly fit?: boolean;
}

/** The outdoor map around the venue. */
export interface OutdoorTopic {
  /** Whether it is shown. */
  readonly isShown: boolean;
  /** URL of a MapLibre style; default: the built-in style, which requests nothing. */
  readonly styleUrl?: string;
  /** A MapLibre style as JSON text, instead of its URL. */
  readonly styleJson?: string;
}

/** Topics that are shown. Missing fields are true. */
export interface VisibilityTopic {
  /** Whether labels are shown. */
  readonly labels?: boolean;
  /** Whether markers are shown. */
  readonly markers?: boolean;
  /** Whether shapes are shown. */
  readonly shapes?: boolean;
  /** Whether images that belong to the venue are shown; default false. */
  readonly floorImages?: boolean;
}

/** A walking profile, and the order of destinations. */
export interface DirectionsOptions {
  /** Whether to use only step-free routes; default false. */
  readonly isStepFree?: boolean;
  /** Ids or kinds of connections to use only if there is no other route. */
  readonly avoid?: readonly string[];
  /** Ids or kinds of connections that are not used at all. */
  readonly exclude?: readonly string[];
  /** Ids of spaces that are not entered. */
  readonly closedSpaceIds?: readonly string[];
  /** Cost factors of connections, by id or kind. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Whether to go outdoors only if that saves two thirds; default false. */
  readonly prefersIndoors?: boolean;
  /** Walking speed; default 1.34. */
  readonly walkingMetersPerSecond?: number;
  /** Order of several destinations; default `given`. */
  readonly order?: DestinationOrder;
}

/** The order of several destinations. */
export type DestinationOrder = 'given' | 'best';

/** Directions. */
export interface Directions {
  /** The line, with the floor of each coordinate. */
  readonly path: readonly Coordinate[];
  /** Length in meters. */
  readonly distanceMeters: number;
  /** Walking time, waiting included. */
  readonly durationSeconds: number;
  /** Instructions, in order. */
  readonly instructions: readonly DirectionsInstruction[];
  /** Walks and connections, in order. */
  readonly legs: readonly DirectionsLeg[];
  /** Whether the order of destinations was optimized exactly. */
  readonly isBestOrder: boolean;
}

/** A walk on one floor, or a connection. */
export interface DirectionsLeg {
  /** A walk, or a connection. */
  readonly type: LegType;
  /** The line. */
  readonly coordinates: readonly Coordinate[];
  /** Length in meters. */
  readonly distanceMeters: number;
  /** Duration, waiting included. */
  readonly durationSeconds: number;
  /** Id of the floor; of a connection, where it is entered. */
  readonly floorId: string;
  /** Id of the floor where the connection is exited. */
  readonly toFloorId?: string;
  /** Id of the connection. */
  readonly connectionId?: string;
  /** Index of the destination that it ends at. */
  readonly arrivesAt?: number;
}

/** The type of a leg. */
export type LegType = 'walk' | 'connection';

/** An instruction. */
export interface DirectionsInstruction {
  /** A sentence; plain text, not markup. */
  readonly text: string;
  /** Where to follow it. */
  readonly coordinate: Coordinate;
  /** Id of the floor. */
  readonly floorId: string;
  /** Distance to the next instruction. */
  readonly distanceMeters: number;
  /** Time to the next instruction. */
  readonly durationSeconds: number;
  /** Index of the leg that it belongs to. */
  readonly leg: number;
  /** What to do. */
  readonly action: InstructionAction;
  /** Direction and sharpness of a turn. */
  readonly turn?: Turn;
  /** Id of the connection to take. */
  readonly connectionId?: string;
  /** Where the connection leads. */
  readonly direction?: RideDirection;
  /** Id of the floor where the connection is exited. */
  readonly toFloorId?: string;
  /** Name of a place that is visible there. */
  readonly landmark?: string;
  /** Where the destination is. */
  readonly side?: Side;
}

/** The action of an instruction. */
export type InstructionAction = 'depart' | 'turn' | 'take' | 'continue' | 'arrive';

/** Direction and sharpness of a turn. */
export type Turn = 'slight-left' | 'left' | 'sharp-left' | 'slight-right' | 'right' | 'sharp-right';

/** Where something is for a walking person. */
export type Side = 'left' | 'right' | 'ahead' | 'behind';

/** Where a connection leads. */
export type RideDirection = 'up' | 'down' | 'level';

/** Why there is no route. */
export interface DirectionsBlocker {
  /** Such as `steps`, `closed-zone`, or `no-graph`. */
  readonly type: string;
  /** A sentence; plain text, not markup. */
  readonly text: string;
  /** Id of the connection that blocks. */
  readonly connectionId?: string;
  /** Ids of the floors concerned. */
  readonly floorIds: readonly string[];
}

/** Directions, or why there are none. */
export interface DirectionsResult {
  /** The directions; missing if there is no route. */
  readonly directions?: Directions;
  /** Why there is no route; empty if there is one. */
  readonly blockers: readonly DirectionsBlocker[];
}

/** A candidate, and the directions to it. */
export interface NearestHit {
  /** Its index in the candidates. */
  readonly index: number;
  /** Directions to it. */
  readonly directions: Directions;
}

/** A result of a search. */
export interface SearchHit {
  /** Id of the entity. */
  readonly id: string;
  /** Its type. */
  readonly type: EntityType;
  /** Its name. */
  readonly name: string;
  /** Results are sorted by it; higher is better. */
  readonly score: number;
  /** Where the words were found. */
  readonly matches: readonly SearchMatch[];
}

/** Words that were found. */
export interface SearchMatch {
  /** In which field. */
  readonly field: SearchField;
  /** The text of the field. */
  readonly text: string;
  /** The words. */
  readonly ranges: readonly TextRange[];
}

/** Part of a string, in UTF-16 code units. */
export interface TextRange {
  /** Index of its first code unit. */
  readonly start: number;
  /** Index after its last code unit. */
  readonly end: number;
}

/** A field that is searched. */
export type SearchField = 'name' | 'externalId' | 'tags' | 'categories' | 'description';

/** The page is ready for a session. */
export interface Hello {
  /** Supported versions of this protocol. */
  readonly versions: readonly number[];
  /** Version of the web SDK in the page. */
  readonly engine: string;
}

/** Asks for `hello` again. */
export interface Connect {
  /** Supported versions of this protocol. */
  readonly versions: readonly number[];
}

/** Starts a session. */
export interface Welcome {
  /** The highest version that both sides support. */
  readonly version: number;
  /** Origins that the page may request, such as `https://maps.example.com`, or schemes that the app serves files by, such as `mezzanine:`. Default: none but its own. Fixed until the page is reloaded. */
  readonly servers?: readonly string[];
}

/** A session has started. The state of the page is empty. */
export interface Session {
  /** Version of the session. */
  readonly version: number;
}

/** Something failed. */
export interface ErrorReport {
  /** Stable code. */
  readonly code: ErrorCode;
  /** What was given, what was expected, and the fix. */
  readonly message: string;
  /** The topic of the state that could not be applied. */
  readonly topic?: StateTopic;
  /** The key of the item in that topic. */
  readonly key?: string;
}

/** Stable code of an error. */
export type ErrorCode =
  | 'unknown-type'
  | 'invalid-payload'
  | 'not-connected'
  | 'wrong-version'
  | 'timed-out'
  | 'closed'
  | 'page-lost'
  | 'not-possible'
  | 'no-venue'
  | 'no-map'
  | 'invalid-argument'
  | 'unknown-target'
  | 'server-not-allowed'
  | 'venue-not-found'
  | 'unauthorized'
  | 'network'
  | 'http-status'
  | 'invalid-venue'
  | 'unknown-language'
  | 'no-webgl'
  | 'context-lost'
  | 'model-failed'
  | 'image-failed'
  | 'position-unavailable'
  | 'outdoor-unavailable'
  | 'outdoor-style'
  | 'no-successor';

/** Who caused a change. */
export type ChangeReason = 'user' | 'api' | 'initial';

/** Changes what should be on the map. */
export interface StateChange {
  /** Topics to replace. */
  readonly state: MapState;
  /** Topics that return to their default. Applied before `state`. */
  readonly reset?: readonly StateTopic[];
}

/** Asks for directions without drawing them. */
export interface DirectionsRequest {
  /** Origin. */
  readonly from: PlaceTarget;
  /** Destinations; at least one. */
  readonly to: readonly PlaceTarget[];
  /** Profile; default: a person without special needs. */
  readonly options?: DirectionsOptions;
}

/** Asks for the nearest of several places, by walking time. */
export interface NearestRequest {
  /** Origin. */
  readonly from: PlaceTarget;
  /** Places to choose from. */
  readonly candidates: readonly PlaceTarget[];
  /** How many to return; default 1. */
  readonly count?: number;
  /** Profile; default: a person without special needs. */
  readonly options?: DirectionsOptions;
}

/** The nearest places. */
export interface NearestReply {
  /** The nearest first. */
  readonly results: readonly NearestHit[];
}

/** Searches the text of the venue. */
export interface SearchRequest {
  /** The query. */
  readonly text: string;
  /** Maximum number of results; default 20. */
  readonly limit?: number;
  /** Types of results; default: all. */
  readonly types?: readonly EntityType[];
  /** Id of the floor to search; default: all. */
  readonly floorId?: string;
}

/** Results of a search. */
export interface SearchReply {
  /** The best first. */
  readonly hits: readonly SearchHit[];
}

/** Completes a query. */
export interface SuggestRequest {
  /** Its beginning. */
  readonly text: string;
  /** Maximum number of suggestions; default 5. */
  readonly limit?: number;
}

/** Suggestions for a query. */
export interface SuggestReply {
  /** The best first. */
  readonly texts: readonly string[];
}

/** Asks for the straight distance between two places. */
export interface DistanceRequest {
  /** Origin. */
  readonly from: PlaceTarget;
  /** The other place. */
  readonly to: PlaceTarget;
}

/** A distance. */
export interface DistanceReply {
  /** Meters. */
  readonly meters: number;
}

/** Asks for the space at a coordinate. */
export interface SpaceAtRequest {
  /** The coordinate. */
  readonly coordinate: Coordinate;
}

/** The space at a coordinate. */
export interface SpaceAtReply {
  /** Id of the space; missing if there is none. */
  readonly spaceId?: string;
}

/** Asks for an image or another file of the venue. */
export interface AssetRequest {
  /** Its address, as in the data of the venue. */
  readonly address: string;
}

/** A file of the venue. */
export interface AssetReply {
  /** Its media type, such as `image/png`. */
  readonly mediaType: string;
  /** Its bytes in Base64. */
  readonly base64: string;
}

/** Asks for the outline of a floor, space, area, or door. */
export interface GeometryRequest {
  /** Type of the entity. */
  readonly type: EntityType;
  /** Id of the entity. */
  readonly id: string;
}

/** An outline. */
export interface GeometryReply {
  /** The outline. */
  readonly geometry: Geometry;
}

/** Makes positions along directions, for tests and demos. */
export interface SimulateWalkRequest {
  /** Origin. */
  readonly from: PlaceTarget;
  /** Destinations; at least one. */
  readonly to: readonly PlaceTarget[];
  /** Profile; default: a person without special needs. */
  readonly options?: DirectionsOptions;
  /** Walking speed; default 1.34. */
  readonly speedMetersPerSecond?: number;
  /** Noise of the positions; default 0. */
  readonly noiseMeters?: number;
  /** Seed of the noise; default 1. */
  readonly seed?: number;
  /** Time between positions; default 1000. */
  readonly intervalMs?: number;
}

/** Positions along directions. */
export interface SimulateWalkReply {
  /** In order, with timestamps. */
  readonly positions: readonly BlueDotPosition[];
}

/** Moves the camera. */
export interface CameraMove {
  /** Where to. Missing fields stay the same. */
  readonly camera: CameraState;
  /** Duration in milliseconds. */
  readonly durationMs?: number;
  /** Speed over the move; default `ease-in-out`. */
  readonly easing?: Easing;
}

/** Brings places into view. */
export interface FocusRequest {
  /** Entities, floors included, and coordinates. */
  readonly targets: readonly PlaceTarget[];
  /** Duration in milliseconds. */
  readonly durationMs?: number;
  /** Space around them in CSS pixels; default 48. */
  readonly paddingPixels?: number;
  /** Maximum zoom level. */
  readonly maxZoomLevel?: number;
  /** Bearing in degrees; default: stays. */
  readonly bearing?: number;
  /** Pitch in degrees; default: stays. */
  readonly pitch?: number;
}

/** How an animation ended. */
export interface MotionReply {
  /** Done, or interrupted. */
  readonly result: AnimationResult;
}

/** How an animation ended. */
export type AnimationResult = 'done' | 'interrupted';

/** Asks for the appearance of a space. */
export interface SpaceStateRequest {
  /** Id of the space. */
  readonly spaceId: string;
}

/** The appearance of a space. */
export interface SpaceStateReply {
  /** CSS color. */
  readonly color: string;
  /** CSS color. */
  readonly hoverColor: string;
  /** Height in meters. */
  readonly heightMeters: number;
  /** Opacity, 0 to 1. */
  readonly opacity: number;
  /** Whether it is shown. */
  readonly visible: boolean;
  /** Whether taps highlight it. */
  readonly interactive: boolean;
}

/** Things that can be focused on the map, for lists of screen readers. */
export interface ThingsReply {
  /** In the order of the map. */
  readonly things: readonly MapThing[];
}

/** Something on the map that can be focused. */
export interface MapThing {
  /** Its type. */
  readonly type: ThingType;
  /** Its name for screen readers. */
  readonly name: string;
  /** Id of the space, or key of the item. */
  readonly id: string;
  /** Id of its floor. */
  readonly floorId?: string;
}

/** The type of something on the map. */
export type ThingType = 'space' | 'label' | 'marker' | 'model' | 'shape';

/** Presses something on the map, as a tap does. */
export interface PressRequest {
  /** Its type. */
  readonly type: ThingType;
  /** Id of the space, or key of the item. */
  readonly id: string;
}

/** Saves the view. */
export interface SaveViewRequest {
  /** Display name. */
  readonly name: string;
}

/** A view as text, for a link or a file. */
export interface ViewReply {
  /** The view. `restore-view` takes it. */
  readonly text: string;
}

/** Shows a saved view. */
export interface RestoreViewRequest {
  /** From `save-view`. */
  readonly text: string;
  /** Duration in milliseconds. */
  readonly durationMs?: number;
}

/** Gives the page a part of its program that the host has bundled. */
export interface PartRequest {
  /** Which part. */
  readonly part: PagePart;
  /** The text of its file. Any other text is not run. */
  readonly script: string;
}

/** The page needs a part of its program. */
export interface PartNeeded {
  /** Which part. The host sends it by `give-part`. */
  readonly part: PagePart;
}

/** A part of the program of the page, in its own file. */
export type PagePart = 'outdoor';

/** The venue is loading. */
export interface VenueProgress {
  /** The current phase. */
  readonly phase: LoadPhase;
  /** Bytes received so far. */
  readonly loadedBytes: number;
  /** Size of the bundle, if known. */
  readonly totalBytes?: number;
}

/** A phase of loading. */
export type LoadPhase = 'authorizing' | 'downloading' | 'reading';

/** The venue is loaded, or its language has changed. */
export interface VenueLoaded {
  /** The venue as data. */
  readonly venue: VenueData;
}

/** The first frame is drawn. */
export interface MapShown {
  /** Id of the floor. */
  readonly floorId: string;
  /** The view. */
  readonly camera: CameraReport;
}

/** The camera. */
export interface CameraReport {
  /** The coordinate at the center of the view. */
  readonly center: Coordinate;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Degrees; 0 looks straight down. */
  readonly pitch: number;
  /** Web Mercator zoom level of 512-pixel tiles. */
  readonly zoomLevel: number;
}

/** The view has moved. */
export interface CameraChange {
  /** The view. */
  readonly camera: CameraReport;
  /** Who caused it. */
  readonly reason: ChangeReason;
}

/** Another floor is shown. */
export interface FloorChange {
  /** Id of the floor. */
  readonly floorId: string;
  /** Id of the previous floor. */
  readonly previousFloorId?: string;
  /** Who caused it. */
  readonly reason: ChangeReason;
}

/** Floors are drawn apart or together. */
export interface StackChange {
  /** Whether floors are drawn apart. */
  readonly isExpanded: boolean;
  /** Ids of the floors, from the lowest; empty if drawn together. */
  readonly floorIds: readonly string[];
}

/** The user tapped the map. */
export interface ClickDetail {
  /** Where; missing above the horizon. */
  readonly coordinate?: Coordinate;
  /** Id of the floor. */
  readonly floorId: string;
  /** Ids of the spaces there, nearest first. */
  readonly spaceIds: readonly string[];
  /** Ids of the locations of these spaces. */
  readonly locationIds: readonly string[];
  /** Labels there. */
  readonly labels: readonly ClickedLabel[];
  /** Keys of the interactive markers there. */
  readonly markerKeys: readonly string[];
  /** Keys of the models there, nearest first. */
  readonly modelKeys: readonly string[];
  /** Keys of the shapes there, nearest first. */
  readonly shapeKeys: readonly string[];
  /** Indexes of the instructions of the route there. */
  readonly steps: readonly number[];
  /** Where on the screen. */
  readonly pointer: ScreenPoint;
}

/** A label that was tapped. */
export interface ClickedLabel {
  /** Its text. */
  readonly text: string;
  /** Its key; missing for labels that the map added. */
  readonly key?: string;
  /** Id of the entity that it is attached to. */
  readonly targetId?: string;
}

/** Focus on the map has moved. */
export interface FocusChange {
  /** What has focus; missing if nothing has. */
  readonly focused?: MapThing;
  /** Who caused it. */
  readonly reason: ChangeReason;
}

/** The route has changed, or was cleared. */
export interface RouteChange {
  /** The route; missing if it was cleared. */
  readonly result?: DirectionsResult;
}

/** Another instruction of the route is current. */
export interface StepChange {
  /** Its index. */
  readonly index: number;
  /** Who caused it. */
  readonly reason: ChangeReason;
}

/** The blue dot has moved. */
export interface PositionChange {
  /** The position. */
  readonly position: BlueDotPosition;
}

/** The state of the blue dot has changed. */
export interface BlueDotStateChange {
  /** The current state. */
  readonly state: BlueDotState;
  /** The previous state. */
  readonly previous: BlueDotState;
}

/** The state of the blue dot. */
export type BlueDotState = 'disabled' | 'waiting' | 'active' | 'stale' | 'denied' | 'unavailable';

/** The follow mode of the blue dot has changed. */
export interface FollowChange {
  /** The current mode. */
  readonly mode: FollowMode;
  /** Who caused it. */
  readonly reason: ChangeReason;
}

/** The outdoor map appeared or disappeared. */
export interface OutdoorChange {
  /** Whether it is shown. */
  readonly isShown: boolean;
}
