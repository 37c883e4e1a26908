import { isUnsettled, queries } from '@parlour/api-client';
import { DataList } from '@parlour/ui/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { SocialViewProps, WantedLink } from './SocialView.props.ts';
import { SocialView } from './SocialView.tsx';
import { isDone, labelOf, linkDraftOf, toChannels } from './social-accounts-model.ts';

/** The window `social` of the security centre, connected to the api (MEM-01). */
export function SocialAccountsWindow({ onClose }: { readonly onClose: () => void }) {
  const { api, dialogs, toasts } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const client = useQueryClient();
  const query = useQuery(queries.socialAccounts(api));
  const channels = useStableValue(partOf(query, (wire) => toChannels(wire, timeZone)));
  const draft = useRestoredDraft('social-account');
  const [failure, setFailure] = useState<SocialViewProps['failure']>(null);
  const [busy, setBusy] = useState(false);

  /** Linking is final, so the question shows channel and account again. */
  const ask = ({ channel, account }: WantedLink) =>
    dialogs.confirm({
      title: t('social.confirmTitle'),
      body: (
        <>
          <DataList
            variant="well"
            items={[
              {
                id: channel,
                label: labelOf(channel, t),
                value: <bdi translate="no">{account}</bdi>,
              },
            ]}
          />
          <span>{t('security.socialLinkFinal')}</span>
        </>
      ),
      confirmLabel: t('social.link'),
      cancelLabel: t('action.cancel'),
    });

  // The question is part of the guarded action, so a second press does not ask again.
  const [link] = useOnce(async (wanted: WantedLink) => {
    if (!(await ask(wanted))) return;
    setBusy(true);
    try {
      const linked = await api.linkSocialAccount(wanted);
      client.setQueryData(queries.socialAccounts(api).queryKey, linked);
      setFailure(null);
      draft.forget();
      toasts.show({
        tone: 'success',
        title: t('social.done', { field: labelOf(wanted.channel, t) }),
      });
    } catch (error) {
      setFailure((last) => ({
        channel: wanted.channel,
        error,
        attempt: (last?.attempt ?? 0) + 1,
      }));
      // The account may be linked by now.
      if (isDone(error) || isUnsettled(error)) await query.refetch();
    } finally {
      setBusy(false);
    }
  });

  return (
    <SocialView
      channels={channels}
      busy={busy}
      failure={failure}
      draft={linkDraftOf(draft.read())}
      onDraft={(written) => {
        if (written === null) {
          // Another form was opened, or this one again: the earlier refusal does not belong to it.
          draft.forget();
          setFailure(null);
        } else draft.keep({ ...written });
      }}
      onLink={(wanted) => void link(wanted)}
      onRetry={() => void query.refetch()}
      onDismiss={() => {
        draft.forget();
        onClose();
      }}
    />
  );
}
