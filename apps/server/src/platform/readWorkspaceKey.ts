import type { ReadSecret } from '../secrets/ReadSecret.ts';
import { demoWorkspace, type WorkspaceKey } from '../venues/AccessTokens.ts';

/** Public part of the key with write access. Its secret is generated at the first start. */
const workspaceKey = 'workspace';

/** The key with write access to the workspace of the demo venues. */
export async function readWorkspaceKey(readSecret: ReadSecret): Promise<WorkspaceKey> {
  const secret = await readSecret('workspace-secret');
  return {
    key: workspaceKey,
    secret,
    workspace: demoWorkspace,
    scopes: ['read', 'write', 'sync', 'webhooks'],
  };
}
