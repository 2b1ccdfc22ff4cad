import { defaultReadLimits } from '@mezzanine/mvf';

const mebibyte = 2 ** 20;

/** Why a file is too large to be read in a browser; undefined if it is not. */
export function tooLarge({ name, size }: File): string | undefined {
  const { maxArchiveBytes } = defaultReadLimits;
  if (size <= maxArchiveBytes) return undefined;
  const given = Math.ceil(size / mebibyte);
  const most = maxArchiveBytes / mebibyte;
  return `${name} has ${given} MiB; expected ${most} at most. Remove floors or images.`;
}
