import type { Fetch } from '@parlour/api-client';

/**
 * Everything that goes to the backend passes here. The place for overrides of a backend that differs from the contract
 * (docs/integration.md).
 */
export const toBackend = (fetch: Fetch): Fetch => fetch;
