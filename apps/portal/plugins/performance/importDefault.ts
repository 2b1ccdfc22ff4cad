/**
 * Replaces tslib in programs for the browser: the one of its helpers that they call. Its CommonJS
 * build, which `@docusaurus/utils-common` requires, brings all of them to every page. Can go when
 * utils-common is published as ES modules.
 */
export function __importDefault(module: { readonly __esModule?: boolean }): object {
  return module.__esModule === true ? module : { default: module };
}
