export { readMvf } from './readMvf.ts';
export { readMvfInBrowser } from './readMvfInBrowser.ts';
export { finish, finishInSlices } from './steps.ts';
export { readVenueFile } from './file/readVenueFile.ts';
export { readDrawingLayers } from './file/readDrawingLayers.ts';
export { writeMvf } from './writeMvf.ts';
export { writeMvfV1 } from './v1/writeMvfV1.ts';
export { importImdf } from './imdf/importImdf.ts';
export { exportImdf } from './imdf/exportImdf.ts';
export { importGeoJson } from './geojson/importGeoJson.ts';
export { importOsm } from './osm/importOsm.ts';
export { importShapefile } from './shapefile/importShapefile.ts';
export { importDxf } from './dxf/importDxf.ts';
export { exportGeoJson } from './geojson/exportGeoJson.ts';
export { deriveDrawing } from './derive/deriveDrawing.ts';
export { generateGraph } from './graph/generateGraph.ts';
export { validate } from './validator/validate.ts';
export { validateBundle } from './validator/validateBundle.ts';
export { applyFixes } from './validator/applyFixes.ts';
export { exportPlaces } from './places/exportPlaces.ts';
export { checkPlaces } from './places/checkPlaces.ts';
export { correlatePlaces } from './places/correlatePlaces.ts';
export { MvfError, mvfErrorCodes } from './MvfError.ts';
export { defaultReadLimits } from './archive/ReadLimits.ts';
export { formatVersion } from './parseManifest.ts';
export { LocalPlane } from './LocalPlane.ts';

export type { Mvf } from './Mvf.ts';
export type { Steps } from './steps.ts';
export type { LocalPoint } from './LocalPlane.ts';
export type { ReadOptions } from './openBundle.ts';
export type { VenueFile, VenueFileOptions } from './file/readVenueFile.ts';
export type { VenueFormat } from './file/findFormat.ts';
export type { WrittenV1 } from './v1/writeMvfV1.ts';
export type { ReadLimits } from './archive/ReadLimits.ts';
export type { Finding, FindingPlace, Severity } from './validator/Finding.ts';
export type { ValidateOptions } from './validator/validate.ts';
export type { ValidateBundleOptions } from './validator/validateBundle.ts';
export type { Fixed } from './validator/applyFixes.ts';
export type { MvfErrorCode, MvfErrorPlace } from './MvfError.ts';

export type { ImdfOptions } from './imdf/importImdf.ts';
export type { Exported } from './imdf/exportImdf.ts';
export type { GeoJsonFloor, GeoJsonInput, GeoJsonOptions } from './geojson/GeoJsonFloor.ts';
export type { PropertyNames } from './geojson/propertyNames.ts';
export type { CoordinateSystem } from './geojson/coordinateSystem.ts';
export type { OsmOptions } from './osm/importOsm.ts';
export type { ShapefileOptions } from './shapefile/importShapefile.ts';
export type { DrawingOptions, DxfOptions } from './dxf/importDxf.ts';
export type { DxfFloor } from './dxf/DxfFloor.ts';
export type { DrawingLayer, DrawingLayerOptions } from './file/readDrawingLayers.ts';
export type { DrawingUnit } from './dxf/drawingScale.ts';
export type { LayerRole } from './layers/LayerRole.ts';
export type { GraphOptions } from './graph/GraphOptions.ts';
export type { SpaceJoin } from './graph/findShafts.ts';
export type { PlacesExport, PlacesOptions } from './places/exportPlaces.ts';
export type { PlacesFeature, PlacesFeatureType } from './places/PlacesFeature.ts';
export type { PlacesCorrelation, PlacesDirectory } from './places/correlatePlaces.ts';
export type { Imported, LossEntry, LossReport } from './report/LossReport.ts';
export type { Manifest } from './record-types/manifest.ts';
export type { FloorFeature, FloorProps } from './record-types/floor.ts';
export type { FloorStackRecord } from './record-types/floorStack.ts';
export type { SpaceFeature, SpaceKind, SpaceProps } from './record-types/space.ts';
export type { ObstructionFeature, ObstructionProps } from './record-types/obstruction.ts';
export type { EntranceFeature, EntranceProps } from './record-types/entrance.ts';
export type { AreaFeature, AreaProps } from './record-types/area.ts';
export type {
  AnnotationFeature,
  AnnotationProps,
  AnnotationSymbol,
  AnnotationSymbols,
} from './record-types/annotation.ts';
export type { FacadeRecord } from './record-types/facade.ts';
export type { FloorImageFeature, FloorImageProps } from './record-types/floorImage.ts';
export type { NodeFeature, NodeProps, Neighbor } from './record-types/node.ts';
export type { ConnectionRecord, ConnectionType } from './record-types/connection.ts';
export type { NavigationFlag, NavigationFlags } from './record-types/navigationFlags.ts';
export type { StyleGroup } from './record-types/styles.ts';
export type { LocationRecord } from './record-types/location.ts';
export type { OpeningHours } from './record-types/openingHours.ts';
export type { ShapeReference } from './record-types/shapeReference.ts';
export type { CategoryRecord } from './record-types/category.ts';
export type {
  Enterprise,
  EnterpriseCategory,
  EnterpriseLayer,
  EnterpriseLocation,
  EnterpriseLocationInstance,
  EnterpriseVenue,
  LocationState,
  SiblingGroup,
  VenueType,
} from './record-types/enterprise.ts';
export type { Language, LanguagePack } from './record-types/languagePack.ts';
export type { DetailsImage, LabeledLink, NamedLink, Picture } from './record-types/link.ts';
export type { Details } from './record-types/details.ts';
export type {
  Feature,
  LineString,
  MultiPolygon,
  Point,
  Polygon,
  Position,
} from './record-types/geometry.ts';
