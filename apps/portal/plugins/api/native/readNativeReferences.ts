import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiList } from '@mezzanine/tooling/api-list';
import { NativeIndex } from './NativeIndex.ts';
import { nativeReferences } from './nativeReferences.ts';

/** Reads the lists of the native SDKs. References without a list are left out. */
export function readNativeReferences(root: string): readonly NativeIndex[] {
  return nativeReferences.flatMap((reference) => {
    const parts = reference.modules.flatMap(({ list, name }) => {
      const file = path.join(root, list);
      if (!existsSync(file)) return [];
      return [{ name, list: JSON.parse(readFileSync(file, 'utf8')) as ApiList }];
    });
    return parts.length === 0 ? [] : [new NativeIndex(reference, parts)];
  });
}
