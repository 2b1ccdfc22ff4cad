export { examineFile, openFile } from './examineFile.ts';
export { examineVenue } from './examineVenue.ts';
export { fixAll } from './fixAll.ts';
export { changesOf } from './changesOf.ts';
export { describeChanges } from './describeChanges.ts';
export { DoctorHistory } from './DoctorHistory.ts';

export type { ExamineFileOptions, OpenedFile } from './examineFile.ts';
export type { ExamineOptions } from './examineVenue.ts';
export type {
  Diagnosis,
  DoctorFinding,
  DoctorFix,
  DoctorPlace,
  FeatureReference,
  FileDiagnosis,
  FixInput,
} from './DoctorFinding.ts';
export type { AppliedFix, FixedVenue } from './fixAll.ts';
export type { VenueChange } from './changesOf.ts';
