import type powerbi from 'powerbi-visuals-api';

/** Status of a privilege from the host, named like in `powerbi.PrivilegeStatus`. */
const refusals: Readonly<Record<number, string>> = {
  1: 'This visual was built without web access. Use one with the venue built in, or with the privilege WebAccess.',
  2: 'Web access is not supported here. Use a visual with the venue built in.',
  3: 'Your administrator has turned off web access for visuals. Use a visual with the venue built in.',
};

/**
 * Asks the host whether the visual may load a URL.
 *
 * @throws Error that says who denied it, for a URL that may not be loaded
 */
export async function isAddressAllowed(
  { webAccessService }: powerbi.extensibility.visual.IVisualHost,
  address: string | undefined,
): Promise<void> {
  if (address === undefined || webAccessService === undefined) return;
  const status: number = await webAccessService.webAccessStatus(address);
  const refusal = refusals[status];
  if (refusal !== undefined) throw new Error(refusal);
}
