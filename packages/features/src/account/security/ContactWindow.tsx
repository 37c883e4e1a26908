import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { fallbackCountry, someCountries } from '../../shared/challenge/phone-number.ts';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useAttempt } from '../../shared/form/use-attempt.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { ContactView } from './ContactView.tsx';
import { type Channel, contactBody, contactDraftOf } from './contact.ts';
import type { SecurityWindowProps } from './PaymentPasswordWindow.tsx';
import { useCode } from './use-code.ts';

export interface ContactWindowProps extends SecurityWindowProps {
  readonly channel: Channel;
}

const done = { mobile: 'success.mobileVerified', email: 'success.emailLinked' } as const;

/** Links or changes a mobile number or an e-mail address, connected to session and api (MEM-01). */
export function ContactWindow({ channel, onClose }: ContactWindowProps) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const client = useQueryClient();
  const security = useQuery(queries.security(api));
  const { data: countries = [fallbackCountry] } = useQuery({
    ...queries.countries(api),
    enabled: channel === 'mobile',
    select: someCountries,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const draft = useRestoredDraft(`contact-${channel}`);
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = useAttempt(async (contact: string, dialCode: string, code: string) => {
    const body = {
      ...contactBody(channel, contact, dialCode),
      verificationCode: oneTimeCode(code),
    };
    client.setQueryData(queries.security(api).queryKey, await api.linkContact(body));
    toasts.show({ tone: 'success', title: t(done[channel]) });
    close();
  });
  const code = useCode(save);
  return (
    <ContactView
      channel={channel}
      current={security.data?.[channel]?.masked ?? null}
      countries={countries}
      code={code}
      failure={save.failure}
      busy={save.busy}
      draft={contactDraftOf(draft.read())}
      onDraft={(typed) => draft.keep({ ...typed })}
      onSendCode={(contact, dialCode) => code.send(contactBody(channel, contact, dialCode))}
      onSave={save.run}
      onClose={close}
    />
  );
}
