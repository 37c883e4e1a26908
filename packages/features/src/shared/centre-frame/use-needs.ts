import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMember, useRuntime } from '../runtime/runtime.tsx';
import { noSettings, useSettingsQuery } from '../runtime/settings.ts';
import { type ContractFlag, isContractFlag, type Need } from './entries.ts';

/** Which needs are wanted; one that is not wanted costs no request and is not met. */
export interface WantedNeeds {
  readonly upline: boolean;
  readonly contracts: boolean;
}

/** What is known of the needs of pages. */
export interface Needs {
  readonly isOn: (need: Need) => boolean;
  /** Not everything that was wanted is known yet. */
  readonly isPending: boolean;
}

/** Whether what a page needs is there: a switch, an upline who may be paid, a contract (CFG-02, WAL-05, AGT-09). */
export function useNeeds({ upline: withUpline, contracts: withContracts }: WantedNeeds): Needs {
  const settings = useSettingsQuery();
  const { isOn: isSwitchedOn } = settings.data ?? noSettings;
  const upline = useUpline(withUpline);
  const contracts = useContractFlags(withContracts);
  return {
    isOn: (need) => {
      if (need === 'toUpline') return upline.isAllowed;
      return isContractFlag(need) ? contracts.isOn(need) : isSwitchedOn(need);
    },
    isPending: settings.isPending || upline.isPending || contracts.isPending,
  };
}

/** Whether this member may send money to the upline. Without a policy that allows it, it is not allowed (WAL-05). */
function useUpline(isThere: boolean) {
  const { api } = useRuntime();
  const member = useMember();
  const isMeant = isThere && member?.toUpline === true;
  const policy = useQuery({ ...queries.playPolicy(api), enabled: isMeant });
  return {
    isAllowed: isMeant && policy.data?.uplineTransferAllowed === true,
    isPending: isMeant && policy.isPending,
  };
}

/** Which kinds of contract an agent has. A flag that the backend does not send is off (AGT-09 to AGT-12). */
function useContractFlags(isThere: boolean) {
  const { api } = useRuntime();
  const funds = useQuery({ ...queries.consolidatedFunds(api), enabled: isThere });
  return {
    isOn: (flag: ContractFlag): boolean => isThere && Boolean(funds.data?.[flag]),
    isPending: isThere && funds.isPending,
  };
}
