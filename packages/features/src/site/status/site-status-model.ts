import type { WireSiteSettings } from '@parlour/api-client';
import { type Service, toService } from '../../shared/services/address.ts';

/** The first channel of the settings that may be opened; without one (`null`) there is no button. */
export function firstService(
  { customerService }: Pick<WireSiteSettings, 'customerService'>,
  hosts: readonly string[],
): Service | null {
  for (const { path } of customerService) {
    const service = toService(path, hosts);
    if (service) return service;
  }
  return null;
}
