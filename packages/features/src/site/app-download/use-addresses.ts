import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import type { SiteAddress } from './Addresses.tsx';

/**
 * Asks once which of the operator's addresses answer from this device. The page's own address is not asked. With fewer
 * than two addresses there is nothing to choose from, and nothing is sent.
 */
export function useAddresses(hosts: readonly string[]): readonly SiteAddress[] {
  const { config, reaches } = useRuntime();
  const others = hosts.filter((host) => host !== config.host);
  const { data } = useQuery({
    queryKey: ['addresses', ...others],
    queryFn: async () => {
      const answers = await Promise.all(others.map((host) => reaches(`https://${host}/`)));
      return others.filter((_, place) => answers[place]);
    },
    enabled: hosts.length > 1 && others.length > 0,
    // Whether a host answers is the same for everybody; one that does not is not asked again.
    meta: { private: false },
    retry: false,
    staleTime: 300_000,
  });
  return hosts.map((host) => {
    if (host === config.host) return { host, state: 'here' };
    if (!data) return { host, state: 'checking' };
    return { host, state: data.includes(host) ? 'answers' : 'silent' };
  });
}
