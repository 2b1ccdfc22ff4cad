/** Stands in for `@generated/globalData`, made from the short one. */
import packed from '@generated/mezzanine-lean-bundle/default/globalData.json';
import { unpackGlobalData } from '../globalData.ts';

export default unpackGlobalData(packed);
