import { readAdminKey } from '../search/indexes/readAdminKey.ts';
import { demoWorkspace, type WorkspaceKey } from '../venues/AccessTokens.ts';

/** Public part of the key that may write; its secret is made at the first start. */
const workspaceKey = 'workspace';
/** Name of the file that holds the secret, in the data folder. */
export const workspaceSecretFile = 'workspace-secret';

/**
 * The key that may write to the workspace of the demo venues; made where there is none yet. Only
 * the owner of the file can read it.
 *
 * @throws when the file holds no key, or cannot be read or written
 */
export async function readWorkspaceKey(secretFile: string): Promise<WorkspaceKey> {
  const secret = await readAdminKey(secretFile);
  return { key: workspaceKey, secret, workspace: demoWorkspace, mayWrite: true };
}
