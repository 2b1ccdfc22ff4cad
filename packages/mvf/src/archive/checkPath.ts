import { MvfError } from '../MvfError.ts';

/** Throws `unsafe-path` unless the path is relative, canonical, and not nested too deep. */
export function checkPath(path: string, maxFolders = 1): void {
  const fault = faultOf(path, maxFolders);
  if (fault === undefined) return;
  throw new MvfError(
    'unsafe-path',
    `The archive contains ${JSON.stringify(path.slice(0, 120))}, ${fault}; expected a name such as "node.geojson" or "space/f_1.geojson". Pack the files at the root of the archive, ${maxFolders === 0 ? 'in no folder' : `at most ${foldersOf(maxFolders)} deep`}.`,
    { file: path },
  );
}

function faultOf(path: string, maxFolders: number): string | undefined {
  if (path.includes('\0')) return 'a path with a NUL character';
  if (path.includes('\\')) return 'a path with a backslash';
  if (path.startsWith('/')) return 'an absolute path';
  if (/^[a-z]:/i.test(path)) return 'a path with a drive letter';
  const parts = path.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '..' || part === '.')) return 'a path with "." or ".."';
  if (parts.some((part) => part === '')) return 'a path with an empty part';
  if (parts.includes('__proto__')) return 'a path with "__proto__"';
  if (parts.length > maxFolders + 1) {
    return maxFolders === 0
      ? 'a path in a folder'
      : `a path more than ${foldersOf(maxFolders)} deep`;
  }
  return undefined;
}

function foldersOf(count: number): string {
  return count === 1 ? 'one folder' : `${count} folders`;
}
