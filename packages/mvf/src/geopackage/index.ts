export { importGeoPackage } from './importGeoPackage.ts';
export { isSqlite } from '../file/isSqlite.ts';
export { defaultGeoPackageLimits } from './GeoPackageLimits.ts';

export type { GeoPackageOptions } from './importGeoPackage.ts';
export type { GeoPackageLimits } from './GeoPackageLimits.ts';
export type { GeoPackagePhase, GeoPackageProgress } from './GeoPackageProgress.ts';
