/**
 * Every name of Apple's frameworks, the Swift library and ZIPFoundation that the program uses,
 * written down from their public documentation (developer.apple.com/documentation/mapkit,
 * /foundation, /swiftui, /uikit, /swift; github.com/weichsel/ZIPFoundation). Swift does not run
 * where the tests do; a name that is not here fails them.
 */
export const appleNames = {
  globals: {
    swift: [
      ...['Array', 'Decodable', 'Dictionary', 'Double', 'Error', 'Hashable', 'Identifiable', 'Int'],
      ...['ObjectIdentifier', 'Optional', 'String', 'UnsafeBufferPointer', 'max', 'zip'],
    ],
    foundation: [
      ...['Data', 'FileManager', 'HTTPURLResponse', 'JSONDecoder', 'JSONEncoder', 'NSObject'],
      ...['URL', 'URLRequest', 'URLSession', 'UUID', 'hypot'],
    ],
    mapKit: [
      ...['MKGeoJSONDecoder', 'MKGeoJSONFeature', 'MKGeoJSONObject', 'MKMapPoint', 'MKMapRect'],
      ...['MKMapPointsPerMeterAtLatitude', 'MKMapView', 'MKMapViewDelegate', 'MKMultiPolygon'],
      ...['MKMultiPolygonRenderer', 'MKOverlay', 'MKOverlayRenderer', 'MKPolygon', 'MKPolyline'],
      'MKShape',
    ],
    swiftUI: [
      ...['App', 'Context', 'ForEach', 'List', 'Picker', 'Scene', 'State', 'Text'],
      ...['UIViewRepresentable', 'VStack', 'View', 'WindowGroup'],
    ],
    uiKit: ['UIColor'],
  },
  members: {
    swift: [
      ...['Type', 'compactMap', 'contains', 'count', 'dropFirst', 'filter', 'first', 'flatMap'],
      ...['isEmpty', 'joined', 'reduce', 'sorted', 'ulpOfOne', 'values', 'map'],
    ],
    foundation: [
      ...['appending', 'createDirectory', 'data', 'decode', 'default', 'download', 'encode'],
      ...['fileExists', 'httpBody', 'httpMethod', 'path', 'setValue', 'shared', 'statusCode'],
      ...['temporaryDirectory', 'uuidString'],
    ],
    mapKit: [
      ...['addOverlays', 'boundingMapRect', 'coordinate', 'delegate', 'excludingAll', 'fillColor'],
      ...['geometry', 'isNull', 'latitude', 'null', 'overlays', 'pointCount'],
      ...['pointOfInterestFilter', 'points', 'properties', 'removeOverlays', 'setVisibleMapRect'],
      'union',
    ],
    swiftUI: [
      ...['accessibilityLabel', 'coordinator', 'onChange', 'pickerStyle', 'segmented', 'tag'],
      'task',
    ],
    uiKit: ['withAlphaComponent'],
    zipFoundation: ['unzipItem'],
  },
  labels: {
    swift: ['count', 'radix', 'uniqueKeysWithValues', 'uniquingKeysWith'],
    foundation: [
      ...['at', 'atPath', 'contentsOf', 'for', 'forHTTPHeaderField', 'from', 'path'],
      ...['percentEncoded', 'string', 'to', 'url', 'withIntermediateDirectories'],
    ],
    mapKit: ['animated', 'multiPolygon', 'overlay', 'points', 'x', 'y'],
    swiftUI: ['id', 'of', 'selection'],
    uiKit: ['alpha', 'blue', 'green', 'red'],
    zipFoundation: ['at', 'to'],
  },
} as const;
