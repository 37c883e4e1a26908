import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { EnvelopesView } from './EnvelopesView.tsx';
import { useClaims } from './use-claims.ts';
import { usePast } from './use-past.ts';
import { usePeople } from './use-people.ts';
import { useSending } from './use-sending.tsx';
import { fromDraft, toDraft } from './wanted.ts';

/** The page `redEnvelope` of the agent centre, connected to session and API (AGT-14). */
export function EnvelopesWidget() {
  const { api } = useRuntime();
  const { currencySymbol } = useSettings();
  const { balanceHidden } = usePreferences();
  const draft = useRestoredDraft('red-envelope');
  const [kept] = useState(() => fromDraft(draft.read()));
  const wallets = useQuery(queries.wallets(api));
  const people = usePeople();
  const { toStart, ...past } = usePast();
  const claims = useClaims(past.opened);
  const sending = useSending(() => {
    draft.forget();
    toStart();
  });
  return (
    <EnvelopesView
      {...people}
      {...past}
      {...claims}
      {...sending}
      balance={wallets.data?.main ?? null}
      hidden={balanceHidden}
      currencySymbol={currencySymbol}
      kept={kept}
      onKeep={(typed) => draft.keep(toDraft(typed))}
    />
  );
}
