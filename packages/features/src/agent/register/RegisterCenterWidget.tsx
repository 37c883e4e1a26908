import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { browserDevice, type SharingDevice } from '../../shared/sharing/device.ts';
import { useSharing } from '../../shared/sharing/use-sharing.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { RegisterView } from './RegisterView.tsx';
import { toOptions } from './register-center-model.ts';
import { useLinks } from './use-links.ts';
import { useNameCheck, useOpening } from './use-opening.ts';

export interface RegisterCenterWidgetProps {
  /** The device that copies, shares and saves. Default: the browser. */
  readonly device?: SharingDevice | undefined;
}

/** The page `registerCenter` of the agent centre, connected to the API (AGT-03). */
export function RegisterCenterWidget({ device = browserDevice }: RegisterCenterWidgetProps) {
  const { api } = useRuntime();
  const [tab, setTab] = useState<RegisterViewProps['tab']>('open');
  const query = useQuery(queries.registrationOptions(api));
  const options = useStableValue(partOf(query, toOptions));
  const links = useLinks();
  const { canShare, failure, copyLink, share, save } = useSharing(device);
  return (
    <RegisterView
      {...{ options, tab, canShare, failure }}
      {...links}
      {...useNameCheck()}
      {...useOpening()}
      onTab={setTab}
      onCopy={(link) => {
        // A link that cannot be copied is shown, so that the agent can copy it by hand.
        links.onShow(link);
        void copyLink(link);
      }}
      onShare={(link) => void share(link)}
      onSave={(link, drawing) => void save(link, drawing)}
      onRetry={() => void query.refetch()}
    />
  );
}
