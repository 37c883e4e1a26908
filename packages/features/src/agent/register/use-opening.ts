import { paths, queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import { teamReads } from '../team-figures/team-reads.ts';
import type { NameCheck, RegisterViewProps } from './RegisterView.props.ts';
import type { WantedAccount } from './register-center-model.ts';

type Opening = Pick<RegisterViewProps, 'opening' | 'onOpen' | 'onOpenAgain'>;

/** The reads whose answers a new downline changes. */
const changed: ReadonlySet<string> = new Set([...teamReads, paths.checkDownlineName]);

/** Opens an account for a downline: one request per intent, so that a lost answer opens no second one (AGT-03). */
export function useOpening(): Opening {
  const { api } = useRuntime();
  const refresh = useRefresh(changed);
  const { withKey } = useIntent();
  const [failed, setFailed] = useState<
    (NonNullable<Opening['opening']['failed']> & { readonly wanted: WantedAccount }) | null
  >(null);
  const [made, setMade] = useState<Opening['opening']['made']>(null);
  const [open, busy] = useOnce(async (wanted: WantedAccount) => {
    try {
      const { account } = await withKey('registerDownline', wanted, (key) =>
        api.registerDownline(wanted, key),
      );
      setFailed(null);
      setMade((last) => ({ account, count: (last?.count ?? 0) + 1 }));
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    }
    void refresh();
  });
  return {
    opening: { busy, failed, made },
    onOpen: (wanted) => void open(wanted),
    onOpenAgain: () => void (failed && open(failed.wanted)),
  };
}

/** Asks the backend whether a name is free when its field is left (AGT-03). */
export function useNameCheck(): {
  readonly name: NameCheck;
  readonly onName: (name: string) => void;
} {
  const { api } = useRuntime();
  const [name, setName] = useState('');
  const query = useQuery({
    ...queries.checkDownlineName(api, { username: name }),
    enabled: name !== '',
    // The name may be taken meanwhile, so the answer is not cached.
    gcTime: 0,
  });
  return { name: { name, state: stateOf(query) }, onName: setName };
}

function stateOf({
  data,
  isFetching,
}: {
  readonly data: { readonly available: boolean } | undefined;
  readonly isFetching: boolean;
}): NameCheck['state'] {
  if (data === undefined) return isFetching ? 'checking' : 'unknown';
  return data.available ? 'free' : 'refused';
}
