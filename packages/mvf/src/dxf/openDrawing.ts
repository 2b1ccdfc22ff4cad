import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import { MvfError } from '../MvfError.ts';
import { decodeDrawing } from './decodeDrawing.ts';
import type { Drawing } from './Drawing.ts';
import type { DxfFloor } from './DxfFloor.ts';
import { readDrawing } from './readDrawing.ts';

/**
 * Reads the drawing of a floor.
 *
 * @throws MvfError if it is damaged or over a limit
 */
export function openDrawing({ bytes, file }: DxfFloor, limits: Partial<ReadLimits> = {}): Drawing {
  const most = limits.maxJsonBytes ?? defaultReadLimits.maxJsonBytes;
  if (bytes.byteLength > most) {
    throw new MvfError(
      'archive-too-large',
      `${file} has ${bytes.byteLength} bytes; expected at most ${most}. Raise limits.maxJsonBytes if you trust the file.`,
      { file },
    );
  }
  return readDrawing(decodeDrawing(bytes), file);
}
