/**
 * Normalizes a repository's URL: `https://host/owner/name.git`, `ssh://git@host/owner/name`, and
 * `git@host:owner/name` refer to the same sources.
 */
export function comparableUrl(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
}
