export { readMvf } from './readMvf.ts';
export { readMvfInBrowser } from './readMvfInBrowser.ts';
export { finish, finishInSlices } from './steps.ts';
export { readVenueFile } from './file/readVenueFile.ts';
export { writeMvf } from './writeMvf.ts';
export { writeMvfV1 } from './v1/writeMvfV1.ts';
export { importImdf } from './imdf/importImdf.ts';
export { exportImdf } from './imdf/exportImdf.ts';
export { importGeoJson } from './geojson/importGeoJson.ts';
export { exportGeoJson } from './geojson/exportGeoJson.ts';
export { generateGraph } from './graph/generateGraph.ts';
export { validate } from './validate/validate.ts';
export { validateBundle } from './validate/validateBundle.ts';
export { applyFixes } from './validate/applyFixes.ts';
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
export type { Finding, FindingPlace, Severity } from './validate/Finding.ts';
export type { ValidateOptions } from './validate/validate.ts';
export type { ValidateBundleOptions } from './validate/validateBundle.ts';
export type { Fixed } from './validate/applyFixes.ts';
export type { MvfErrorCode, MvfErrorPlace } from './MvfError.ts';

export type { ImdfOptions } from './imdf/importImdf.ts';
export type { Exported } from './imdf/exportImdf.ts';
export type { GeoJsonFloor, GeoJsonInput, GeoJsonOptions } from './geojson/GeoJsonFloor.ts';
export type { PropertyNames } from './geojson/propertyNames.ts';
export type { CoordinateSystem } from './geojson/mendCoordinates.ts';
export type { GraphOptions } from './graph/GraphOptions.ts';
export type { SpaceJoin } from './graph/findShafts.ts';
export type { PlacesExport, PlacesOptions } from './places/exportPlaces.ts';
export type { PlacesFeature, PlacesFeatureType } from './places/PlacesFeature.ts';
export type { PlacesCorrelation, PlacesDirectory } from './places/correlatePlaces.ts';
export type { Imported, LossEntry, LossReport } from './report/LossReport.ts';
export type { Manifest } from './schema/manifest.ts';
export type { FloorFeature, FloorProps } from './schema/floor.ts';
export type { FloorStackRecord } from './schema/floorStack.ts';
export type { SpaceFeature, SpaceKind, SpaceProps } from './schema/space.ts';
export type { ObstructionFeature, ObstructionProps } from './schema/obstruction.ts';
export type { EntranceFeature, EntranceProps } from './schema/entrance.ts';
export type { AreaFeature, AreaProps } from './schema/area.ts';
export type {
  AnnotationFeature,
  AnnotationProps,
  AnnotationSymbol,
  AnnotationSymbols,
} from './schema/annotation.ts';
export type { FacadeRecord } from './schema/facade.ts';
export type { FloorImageFeature, FloorImageProps } from './schema/floorImage.ts';
export type { NodeFeature, NodeProps, Neighbor } from './schema/node.ts';
export type { ConnectionRecord, ConnectionType } from './schema/connection.ts';
export type { NavigationFlag, NavigationFlags } from './schema/navigationFlags.ts';
export type { StyleGroup } from './schema/styles.ts';
export type { LocationRecord } from './schema/location.ts';
export type { OpeningHours } from './schema/openingHours.ts';
export type { ShapeReference } from './schema/shapeReference.ts';
export type { CategoryRecord } from './schema/category.ts';
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
} from './schema/enterprise.ts';
export type { Language, LanguagePack } from './schema/languagePack.ts';
export type { DetailsImage, LabeledLink, NamedLink, Picture } from './schema/link.ts';
export type { Details } from './schema/details.ts';
export type {
  Feature,
  LineString,
  MultiPolygon,
  Point,
  Polygon,
  Position,
} from './schema/geometry.ts';
