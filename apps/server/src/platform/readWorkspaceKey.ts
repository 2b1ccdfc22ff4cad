import type { ReadSecret } from '../secrets/ReadSecret.ts';
import { demoWorkspace, type WorkspaceKey } from '../venues/AccessTokens.ts';

/** Public part of the key that may write; its secret is generated at the first start. */
const workspaceKey = 'workspace';

/** The key that may write to the workspace of the demo venues. */
export async function readWorkspaceKey(readSecret: ReadSecret): Promise<WorkspaceKey> {
  const secret = await readSecret('workspace-secret');
  return {
    key: workspaceKey,
    secret,
    workspace: demoWorkspace,
    scopes: ['read', 'write', 'sync', 'webhooks'],
  };
}
