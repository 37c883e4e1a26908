import type { WireProfile } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { type Language, sameInAll } from '../../catalogue/language.ts';
import { avatars } from '../../catalogue/member-policy.ts';
import { contractFlags } from '../../contracts/flags.ts';
import { dayName } from '../../core/calendar.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { date, lines, maybe, note, text } from '../../http/fields.ts';
import { operations, wrongField } from '../../http/operation.ts';
import { figuresOf, moneyOf } from '../../ledger/queries.ts';
import { isOldEnough, minAge } from '../../state/age.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import type { MemberRecord } from '../../state/state.ts';
import { translate } from '../../text/translate.ts';

const free = ['address', 'nationality', 'occupation', 'incomeSource', 'placeOfBirth'] as const;

const avatarUrl = (avatarId: string): string => `/art/scene/${avatarId}.svg`;

/** The member's profile: name, picture, and a summary of what they have (MEM-01). */
export function profileRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const avatarOf = ({ id }: MemberRecord) => {
    const chosen = memberAccountOf(backend, id).profile.avatar;
    const avatarId = avatars.includes(chosen) ? chosen : (avatars[0] ?? '');
    return {
      avatarId,
      url: avatarUrl(avatarId),
      choices: avatars.map((one) => ({ avatarId: one, url: avatarUrl(one) })),
    };
  };

  on('GET /wps/member/info/icon', { who: 'holder', input: {} }, ({ member }) =>
    accept({ iconUrl: avatarOf(member).url }),
  );

  on('GET /wps/relay/MCSFE_getPlayerAvatar', { who: 'holder', input: {} }, ({ member }) =>
    accept(avatarOf(member)),
  );

  on(
    'POST /wps/relay/MCSFE_setPlayerAvatar',
    { who: 'member', input: { avatarId: text(64) } },
    ({ member, input, language }) => {
      if (!avatars.includes(input.avatarId))
        return wrongField('avatarId', translate('format', language));
      memberAccountOf(backend, member.id).profile.avatar = input.avatarId;
      return accept(avatarOf(member));
    },
  );

  on('GET /wps/member/info/funds/consolidated', { who: 'holder', input: {} }, ({ member }) => {
    const { spendable, held, bonus } = moneyOf(backend.state, member.id);
    const always = { from: 0, to: Number.POSITIVE_INFINITY };
    const { deposits, withdrawals } = figuresOf(backend, member.id, always);
    return accept({
      ...contractFlags(backend, member.id),
      available: formatMoney(spendable),
      locked: formatMoney(held),
      bonus: formatMoney(bonus),
      netDeposits: formatMoney(deposits - withdrawals),
    });
  });

  const profileOf = (member: MemberRecord, language: Language): WireProfile => {
    const { profile } = memberAccountOf(backend, member.id);
    const details = Object.fromEntries(profile.details);
    return {
      nickname: member.nickname[language],
      ...(profile.realName !== '' && { realName: profile.realName }),
      ...(profile.birthday !== '' && { birthday: profile.birthday }),
      ...details,
      // Can be set only once.
      locked: (['realName', 'birthday'] as const).filter((name) => profile[name] !== ''),
    };
  };

  on('GET /wps/member/profile', { who: 'member', input: {} }, ({ member, language }) =>
    accept(profileOf(member, language)),
  );

  on(
    'PUT /wps/member/profile',
    {
      who: 'member',
      input: {
        nickname: maybe(text(24)),
        realName: maybe(text(80)),
        birthday: maybe(date),
        address: maybe(lines(255)),
        nationality: maybe(note(80)),
        occupation: maybe(note(80)),
        incomeSource: maybe(note(80)),
        placeOfBirth: maybe(note(80)),
      },
    },
    ({ member, input, language }) => {
      const { locked } = profileOf(member, language);
      const { profile } = memberAccountOf(backend, member.id);
      const fixed = (['realName', 'birthday'] as const).find(
        (name) => input[name] !== undefined && locked.includes(name),
      );
      if (fixed) return wrongField(fixed, translate('alreadyDone', language));
      if (input.birthday !== undefined && !isOldEnough(input.birthday, backend.now())) {
        return wrongField('birthday', translate('tooYoung', language, { age: String(minAge) }));
      }
      if (input.nickname !== undefined) {
        member.nickname = sameInAll(input.nickname);
      }
      if (input.realName !== undefined) profile.realName = input.realName;
      if (input.birthday !== undefined) {
        profile.birthday = dayName(input.birthday);
      }
      for (const name of free) {
        const value = input[name];
        if (value === '') profile.details.delete(name);
        else if (value !== undefined) profile.details.set(name, value);
      }
      return accept(profileOf(member, language));
    },
  );

  return app;
}
