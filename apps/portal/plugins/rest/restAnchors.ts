/** `listVenues` → `list-venues`: the address of an operation on the page. */
export function operationAnchor(operationId: string): string {
  return kebab(operationId);
}

/** `CreatedWebhook` → `schema-created-webhook`. */
export function schemaAnchor(name: string): string {
  return `schema-${kebab(name)}`;
}

/** Where a status is explained. */
export function errorAnchor(status: string): string {
  return `error-${status}`;
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
