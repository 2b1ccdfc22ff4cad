export { convertFiles } from './convertFiles.ts';
export type { ConvertOptions, ConvertResult, FileProblem, FileResult } from './convertFiles.ts';
export type { LeftOver } from './five-to-six/Conversion.ts';
