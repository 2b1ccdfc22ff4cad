/** `listVenues` → `list-venues`: id of an operation on the page. */
export function operationAnchor(operationId: string): string {
  return kebab(operationId);
}

/** `CreatedWebhook` → `/api/schemas#schema-created-webhook`: schemas have their own page. */
export function schemaLink(name: string): string {
  return `/api/schemas#${schemaAnchor(name)}`;
}

/** `CreatedWebhook` → `schema-created-webhook`. */
export function schemaAnchor(name: string): string {
  return `schema-${kebab(name)}`;
}

/** Id of the explanation of a status. */
export function errorAnchor(status: string): string {
  return `error-${status}`;
}

/** URL of the explanation of a status, from any page of the platform API. */
export function errorLink(status: string): string {
  return `/api/api#${errorAnchor(status)}`;
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
