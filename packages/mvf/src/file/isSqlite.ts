const signature = 'SQLite format 3\0';

/** Whether a file is an SQLite database, such as a GeoPackage. */
export function isSqlite(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, signature.length)) === signature;
}
