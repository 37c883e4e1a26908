import type { WireServiceList } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { decryptPath } from '../../shared/services/decrypt-path.ts';
import { type Decrypted, encryptedPathOf } from './side-services-model.ts';

/**
 * Decrypts the addresses of type 3, so that a channel shows its host before it is opened (LAY-06). The code of the cipher
 * loads only with such an address.
 */
export function useDecrypted(services: WireServiceList | undefined): {
  readonly known: Decrypted | undefined;
  readonly decrypt: (payload: string) => Promise<string>;
} {
  const runtime = useRuntime();
  const client = useQueryClient();
  const decrypt = (payload: string) => decryptPath(client, runtime, payload);
  const payloads = services?.list.flatMap((entry) => encryptedPathOf(entry) ?? []) ?? [];
  const { data: known } = useQuery({
    queryKey: ['customerService', 'decrypted', payloads],
    queryFn: async (): Promise<Decrypted> => {
      const opened = payloads.map(
        async (payload): Promise<[string, string | null]> => [
          payload,
          await decrypt(payload).catch(() => null),
        ],
      );
      return new Map(await Promise.all(opened));
    },
    enabled: payloads.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { private: true },
    // An address that no key opens stays closed; a press tries once more.
    retry: false,
  });
  return { known, decrypt };
}
