/** Stands in for tslib: the one helper that code for the browser calls here. */
export function __importDefault(module: { readonly __esModule?: boolean }): object {
  return module.__esModule === true ? module : { default: module };
}
