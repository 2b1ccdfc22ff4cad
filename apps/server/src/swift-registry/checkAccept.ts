import { RequestProblem } from '../problem/RequestProblem.ts';

/** The content of an endpoint of the registry. */
export type RegistryType = 'json' | 'zip' | 'swift';

const apiVersion = '1';
const registryType = /^application\/vnd\.swift\.registry(?:\.v([^+]*))?(?:\+(.*))?$/;

/**
 * Checks the version and type that a client accepts. Browsers and tools that do not request the
 * registry's own types get version 1.
 *
 * @throws RequestProblem 400 for an invalid version, 415 for another version or type
 * @see
 * https://github.com/swiftlang/swift-package-manager/blob/main/Documentation/PackageRegistry/Registry.md#35-api-versioning
 */
export function checkAccept(accept: string | undefined, type: RegistryType): void {
  const accepted = (accept ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? '');
  const faults = accepted.map((one) => faultOf(one.toLowerCase(), type));
  // One matching type is enough.
  if (faults.includes(undefined)) return;
  const [fault] = faults;
  if (fault !== undefined) throw fault;
}

function faultOf(accepted: string, type: RegistryType): RequestProblem | undefined {
  const [isRegistry, version = apiVersion, mediaType = type] = registryType.exec(accepted) ?? [];
  if (isRegistry === undefined) return undefined;
  if (!/^\d+$/.test(version)) {
    return new RequestProblem(
      400,
      `"${version.slice(0, 50)}" is not an API version. Accept application/vnd.swift.registry.v1+${type}.`,
    );
  }
  if (version !== apiVersion) {
    return new RequestProblem(
      415,
      `API version ${version.slice(0, 50)} is not supported. Accept application/vnd.swift.registry.v1+${type}.`,
    );
  }
  if (mediaType === type) return undefined;
  return new RequestProblem(
    415,
    `This URL has no ${mediaType.slice(0, 50)}. Accept application/vnd.swift.registry.v1+${type}.`,
  );
}
