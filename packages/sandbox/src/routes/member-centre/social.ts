import type { WireSocialAccounts } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import { accept } from '../../http/answer.ts';
import { text } from '../../http/fields.ts';
import { alreadyDone, operations, wrongField } from '../../http/operation.ts';
import { isSocialChannel, socialChannels, socialKey } from '../../state/socials.ts';
import { masked } from '../../team/names.ts';
import { translate } from '../../text/translate.ts';
import { iso } from './view.ts';

const [shortest, longest] = [3, 64];

/** Messenger accounts, each linked once and permanently (MEM-01). */
export function socialRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const linkedBy = (memberId: string, channel: string) =>
    [...backend.state.socials.values()].find(
      (one) => one.memberId === memberId && one.channel === channel,
    );

  const view = (memberId: string): WireSocialAccounts => ({
    channels: socialChannels.map((channel) => {
      const linked = linkedBy(memberId, channel);
      return {
        channel,
        ...(linked && { linked: masked(linked.account), linkedAt: iso(linked.at) }),
      };
    }),
  });

  /** Checks an account name; `null` when it is valid. */
  const wrongWith = (account: string, language: Language) => {
    const { length } = [...account];
    const range = { min: String(shortest), max: String(longest) };
    return length < shortest || length > longest
      ? wrongField('account', translate('lengthRange', language, range))
      : null;
  };

  on('GET /wps/member/social', { who: 'member', input: {} }, ({ member }) =>
    accept(view(member.id)),
  );

  on(
    'PUT /wps/member/social',
    { who: 'member', input: { channel: text(64), account: text() } },
    ({ member, input: { channel, account }, language }) => {
      if (!isSocialChannel(channel)) return wrongField('channel', translate('format', language));
      if (linkedBy(member.id, channel)) return alreadyDone;
      const wrong = wrongWith(account, language);
      if (wrong) return wrong;
      const key = socialKey(channel, account);
      if (backend.state.socials.has(key)) {
        return wrongField('account', translate('socialTaken', language));
      }
      backend.state.socials.set(key, { memberId: member.id, channel, account, at: backend.now() });
      return accept(view(member.id));
    },
  );

  return app;
}
