export { french } from './french.ts';
export { german } from './german.ts';
export { japanese } from './japanese.ts';
export { spanish } from './spanish.ts';
export type { MapLanguage } from './MapLanguage.ts';
