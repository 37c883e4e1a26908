import { queries } from '@parlour/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Runtime } from '../runtime/index.ts';

/** Empties the services that were answered for a member: a visitor has no VIP service (LGN-08, LAY-06). */
export const emptyVipService = (queryClient: QueryClient, { api }: Pick<Runtime, 'api'>) =>
  queryClient.resetQueries({ queryKey: queries.customerServices(api).queryKey });
