import { queries, type WireRedEnvelopeClaimPage } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { type Envelope, isSent, toClaimPage } from './envelopes-model.ts';

/** Claims on a page. */
const pageSize = 10;

/** Reads who opened the shown envelope; only for an envelope that the agent sent (AGT-14). */
export function useClaims(
  opened: Envelope | null,
): Pick<EnvelopesViewProps, 'claims' | 'onClaimsPage' | 'onRetryClaims'> {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const [turned, setTurned] = useState({ envelopeId: '', page: 1 });
  const isAsked = opened !== null && isSent(opened);
  const envelopeId = isAsked ? opened.id : '';
  // Each envelope starts at its first page.
  const pageNo = turned.envelopeId === envelopeId ? turned.page : 1;
  const query = useQuery({
    ...queries.redEnvelopeClaims(api, { envelopeId, pageNo, pageSize }),
    enabled: isAsked,
    // A recipient may open it at any time, so it is read again whenever its window opens.
    staleTime: 0,
    // The previous page stays until the next one is loaded, but never that of another envelope.
    placeholderData: (last: WireRedEnvelopeClaimPage | undefined) =>
      last?.envelopeId === envelopeId ? last : undefined,
  });
  return {
    claims: useStableValue(partOf(query, (wire) => toClaimPage(wire, pageNo, timeZone))),
    onClaimsPage: (page) => setTurned({ envelopeId, page }),
    onRetryClaims: () => void query.refetch(),
  };
}
