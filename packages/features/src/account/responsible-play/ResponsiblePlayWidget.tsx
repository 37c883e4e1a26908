import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { tabIn } from '../../shared/play/tabs.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { breaksOf, toPolicy } from './policy.ts';
import { ResponsiblePlayView } from './ResponsiblePlayView.tsx';
import { toAccount, toLimits, toStanding } from './responsible-play-model.ts';
import { usePlayActions } from './use-play-actions.ts';

export interface ResponsiblePlayWidgetProps {
  /** The tab that is shown first, from the address. Default, and for an unknown word: the limits. */
  readonly part?: string;
}

/** The page `responsiblePlay` of the member centre, connected to session and api. */
export function ResponsiblePlayWidget({ part }: ResponsiblePlayWidgetProps) {
  const { api, clock } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const limitsQuery = useQuery({ ...queries.playLimits(api), staleTime: 0 });
  const standingQuery = useQuery({ ...queries.playStatus(api), staleTime: 0 });
  const policyQuery = useQuery(queries.playPolicy(api));
  const accountQuery = useQuery({ ...queries.playSession(api), staleTime: 0 });
  const limits = useStableValue(partOf(limitsQuery, (wire) => toLimits(wire, timeZone)));
  const standing = useStableValue(partOf(standingQuery, (wire) => toStanding(wire, timeZone)));
  const policy = useStableValue(partOf(policyQuery, toPolicy));
  const account = useStableValue(partOf(accountQuery, (wire) => toAccount(wire, timeZone)));
  const actions = usePlayActions(limits.status === 'ready' ? limits.value.raiseAfterHours : 0);
  const isKnown = policy.status === 'ready' && standing.status === 'ready';
  const byPart = {
    limits: limitsQuery,
    standing: standingQuery,
    policy: policyQuery,
    account: accountQuery,
  };
  return (
    <ResponsiblePlayView
      {...actions}
      first={tabIn(part)}
      limits={limits}
      standing={standing}
      policy={policy}
      account={account}
      breaks={isKnown ? breaksOf(policy.value, standing.value, clock.now(), timeZone) : []}
      currencySymbol={currencySymbol}
      onRetry={(part) => void byPart[part].refetch()}
    />
  );
}
