/**
 * Search phrases for the reference of a topic, by the last segment of its URL. Guides have phrases
 * for tasks. These phrases name members and types, and tasks of topics without a guide.
 */
export const topicPhrases: Readonly<Record<string, readonly string[]>> = {
  'loading-a-venue':
    'loadVenue options, LoadVenueOptions, load a map from a file, load from a URL, load from bytes, load a local file, ArrayBuffer or Blob, key and secret option, access token option, refresh a token, baseUrl option, venueId option, download progress, onProgress, abort loading, AbortSignal, cannot load the venue, fetch failed, venue data could not be fetched, cache a venue'.split(
      ', ',
    ),
  venue:
    'Venue class, Venue members, venue object, get all floors, get all spaces, get a space by id, find by name, getById, floor object, space object, connection object, entrance object, door object, floor stack object, building object, node object, entity types, venue bounding box, center of a venue, languages of a venue'.split(
      ', ',
    ),
  'points-of-interest-and-areas':
    'PointOfInterest type, Area type, Annotation type, AnnotationGroup, list of areas, zones of a venue, areas of a floor, regions, security zone, POI properties, POI coordinate, amenity type, annotation kind, annotation symbol, fields of a point of interest'.split(
      ', ',
    ),
  locations:
    'Location type, Category type, SiblingGroup, opening hours type, isOpenAt, next opening time, location properties, location fields, logo of a location, images of a location, links of a location, social links, phone of a location, external id, category tree, parent category, location states, operator records'.split(
      ', ',
    ),
  distances:
    'distance between two points, distance between two rooms, measure a distance, how far away, straight-line distance, as the crow flies, distance in meters, length between coordinates, sort by distance, closest place, nearest entity, nearby places, within a radius, distance matrix, ruler, PlacedEntity, DistantEntity, findNearest'.split(
      ', ',
    ),
  'text-search':
    'search method, suggest method, SearchHit, SearchOptions, search a venue, full-text search, search locations, geocoding, look up a place by name, find a place by name, autocomplete method, typo tolerance, fuzzy matching, ranking of results, highlight matches, limit results, search by type, search fields, typeahead, no results'.split(
      ', ',
    ),
  directions:
    'Directions type, DirectionsOptions, DirectionsBlocker, ClosedArea, ConnectionChoice, directions result, route legs, instruction types, maneuver types, step-free option, avoid option, walking speed option, route coordinates, duration of a route, distance of a route, reasons for no route, blockers, several destinations, optimize the order, waypoints option'.split(
      ', ',
    ),
  'map-view':
    'MapView class, showMap options, ShowMapOptions, map methods, map object, map constructor, create a map, destroy the map, remove the map, free resources, memory of a map, resize the map, map theme type, background option, initial floor option, pixel ratio, screenshot of the map, canvas of the map, WebGL context lost, DOM element of the map, several maps on a page'.split(
      ', ',
    ),
  spaces:
    'Spaces class, SpaceState, SpaceFilter, SpaceChange, setState of a space, space color option, space height option, opacity option, hover color option, interactive option, reset spaces, spaces.set, spaces.reset, style of a room, room polygons, selected spaces, visible spaces'.split(
      ', ',
    ),
  labels:
    'Label class, LabelOptions, LabelIcon, LabelPatch, labels.add, labels.remove, labels.update, label rank option, label priority option, font size option, color option of labels, halo option, label zoom range option, flat label option, automatic labels option, icon of a label, label click'.split(
      ', ',
    ),
  markers:
    'Marker class, MarkerOptions, MarkerAnchor, MarkerPatch, markers.add, markers.remove, markers.update, marker content option, HTML element of a marker, anchor option, rank option of markers, marker collision option, moveTo of a marker, animate a marker option, marker click, marker position, all markers'.split(
      ', ',
    ),
  shapes:
    'Shape class, ShapeOptions, ShapeGeoJson, ShapeGeometry, shapes.add, shapes.remove, shapes.update, polygon options, line options, line width option, fill opacity option, height option, altitude option, GeoJSON input, FeatureCollection input, shape color option, shape click'.split(
      ', ',
    ),
  models:
    'Model class, ModelOptions, ModelPatch, ModelMoveOptions, models.add, models.remove, models.update, model scale option, model rotation option, model URL option, GLB source, model opacity, model click, moveTo of a model, animate a model option, model size in meters, instances of a model'.split(
      ', ',
    ),
  images:
    'MapImage class, ImageOptions, ImagePatch, ImageStyle, images.add, images.remove, images.update, image width option, image height option, image rotation option, image opacity option, image URL, texture options, SpaceTexture, texture size, floor image type, image anchor'.split(
      ', ',
    ),
  navigation:
    'Navigation class, NavigationOptions, navigation.show, navigation.clear, setStep, next step method, previous step method, draw directions, reroute method, route style options, path color option, path width option, active leg, current step, route markers option, off route, clear the drawn route'.split(
      ', ',
    ),
  'blue-dot':
    'BlueDot class, BlueDotFeed, blueDot.update, blueDot.enable, blueDot.follow, BlueDotOptions, blue dot states, accuracy option, heading option, position type, simulateWalk, SimulateWalkOptions, replay positions, timeout option, follow options, device position option'.split(
      ', ',
    ),
  camera:
    'Camera class, camera methods, camera.set, camera.animateTo, camera.focusOn, FocusOptions, AnimateOptions, CameraInteractions, camera limits type, camera state type, camera.center, camera.zoomLevel, camera.bearing, camera.pitch, padding option, duration option, easing option'.split(
      ', ',
    ),
  floors:
    'Floors class, floors.show, current floor property, StackedMaps class, StackOptions, StackAnimation, stack.expand, stack.collapse, floor visibility, set the floor, get the current floor, floor methods, gap option, visible floors, floor change reason, floor by elevation'.split(
      ', ',
    ),
  'outdoor-map':
    'Outdoor class, OutdoorOptions, outdoor.show, outdoor.hide, style option, styleUrl, MapLibre instance, worker URL option, set the outdoor style, outdoor visible property, outdoor ready, basemap option, own surroundings option, layers of the style, attribution option'.split(
      ', ',
    ),
  accessibility:
    'screen reader, screen readers, a11y, WCAG, ARIA, aria-label of the map, keyboard support, keyboard shortcuts, keyboard navigation of the map, focus next room, tab through the map, list of places for screen readers, NVDA, JAWS, VoiceOver, blind users, reduced motion, high contrast, MapMessages, text alternatives, Section 508'.split(
      ', ',
    ),
  views:
    'Views class, View type, ViewTopic, RestoreOptions, views.save, views.restore, views.toText, views.list, serialize a view, parse a view, view as JSON, view as text, topics of a view, restore options, remove a view'.split(
      ', ',
    ),
  events:
    'event names, list of events, all events, event types, map.on, map.off, addEventListener, once, Listener type, click event, hover event, load event, ready event, floor change event, camera change event, move end event, idle event, error event, event payload, event arguments, ChangeReason'.split(
      ', ',
    ),
  'venue-file':
    'readMvf, Mvf type, parsed bundle, parsed file, raw venue data, GeoJSON types, Position type, Point type, Polygon type, MultiPolygon type, LineString type, LocalPlane, local coordinates in meters, convert coordinates to meters, latitude and longitude to meters, SpaceKind, VenueType, ConnectionType'.split(
      ', ',
    ),
  'for-bindings-to-map-libraries':
    'showMapIn, HostedMap, custom map library, integrate with another renderer, share a WebGL context, custom layer, external camera, CameraDriver, LocalProjection, projection matrix, Pose, MapHost, host view, write a binding, three.js scene of my own, draw into an existing canvas, globe library'.split(
      ', ',
    ),
  errors:
    'MezzanineError, error codes, errorCodes, code property, ErrorCodeEntry, list of errors, catch an error, exception types, thrown errors, invalid argument, bad parameter, unauthorized, network error, container-not-found, no-webgl, context lost, WebGL context lost, invalid-venue, error messages, what does the code mean, error event'.split(
      ', ',
    ),
  'maplibre-overlay':
    'MezzanineOverlay class, MezzanineOverlayOptions, IControl, onAdd, onRemove, addControl, overlay constructor, overlay options, mapView of the overlay, beforeId option, venue option, overlay events, remove the overlay, custom layer on MapLibre, overlay ready, floor of the overlay'.split(
      ', ',
    ),
};
