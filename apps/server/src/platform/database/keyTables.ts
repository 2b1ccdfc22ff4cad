/** Groups venues, webhooks, and keys. */
export interface WorkspaceRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
}

/** A key that an operator created. */
export interface ApiKeyRow {
  /** The public key. */
  readonly id: string;
  readonly workspace: string;
  readonly name: string;
  /** JSON list of scopes. */
  readonly scopes: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

/** A secret of a key. Only the digest is stored. */
export interface ApiKeySecretRow {
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
  readonly key: string;
  /** Null for the secret of the last rotation. */
  readonly expires_at: string | null;
}
