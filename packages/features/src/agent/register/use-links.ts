import { queries, type WireRegistrationLinks } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { type RegistrationLink, toLink, type WantedLink } from './register-center-model.ts';

type Linking = Pick<
  RegisterViewProps,
  | 'links'
  | 'chosen'
  | 'linking'
  | 'onLink'
  | 'onLinkAgain'
  | 'onShow'
  | 'onTurnOff'
  | 'onRetryLinks'
>;

/** The links of an agent: reads them, creates one per intent, and disables one after a question (AGT-03). */
export function useLinks(): Linking {
  const { api, dialogs, toasts } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const client = useQueryClient();
  const { withKey } = useIntent();
  const asked = queries.registrationLinks(api);
  const query = useQuery(asked);
  const links = useStableValue(
    partOf(query, ({ list }: WireRegistrationLinks) => list.map((link) => toLink(link, timeZone))),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [failed, setFailed] = useState<
    (NonNullable<Linking['linking']['failed']> & { readonly wanted: WantedLink }) | null
  >(null);
  const [made, setMade] = useState(0);
  const refresh = () => client.invalidateQueries({ queryKey: asked.queryKey });

  const [make, busy] = useOnce(async (wanted: WantedLink) => {
    try {
      const { linkId } = await withKey('createRegistrationLink', wanted, (key) =>
        api.createRegistrationLink(wanted, key),
      );
      setFailed(null);
      setMade((count) => count + 1);
      await refresh();
      setChosen(linkId);
      toasts.show({ tone: 'success', title: t('link.made') });
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
      void refresh();
    }
  });
  // The question is inside `useOnce`: a second press opens no second question.
  const [turnOff] = useOnce(async ({ id, code }: RegistrationLink) => {
    const sure = await dialogs.confirm({
      title: t('link.offTitle', { link: code }),
      body: t('link.offBody'),
      confirmLabel: t('link.turnOff'),
      cancelLabel: t('action.cancel'),
    });
    if (!sure) return;
    try {
      await api.disableRegistrationLink({ linkId: id });
      toasts.show({ tone: 'success', title: t('link.turnedOff', { link: code }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorMessage(error, t) });
    }
    await refresh();
  });
  return {
    links,
    chosen,
    linking: { busy, failed, made },
    onLink: (wanted) => void make(wanted),
    onLinkAgain: () => void (failed && make(failed.wanted)),
    onShow: ({ id }) => setChosen(id),
    onTurnOff: (link) => void turnOff(link),
    onRetryLinks: () => void query.refetch(),
  };
}
