/**
 * Replaces tslib in browser bundles with the only helper that is called. The CommonJS build of tslib,
 * which `@docusaurus/utils-common` requires, would add every helper to every page. Remove it when
 * utils-common is published as ES modules.
 */
export function __importDefault(module: { readonly __esModule?: boolean }): object {
  return module.__esModule === true ? module : { default: module };
}
