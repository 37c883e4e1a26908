import type { Hono } from 'hono';
import { derivedOf } from '../../agents/anchor.ts';
import {
  labelProblem,
  linkDays,
  linkStatus,
  linksOf,
  maxLabel,
  maxLinks,
  newCode,
} from '../../agents/links.ts';
import { ownRates } from '../../agents/people.ts';
import type { LinkRecord } from '../../agents/state.ts';
import type { Backend } from '../../backend.ts';
import { type Language, sameInAll } from '../../catalogue/language.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { maybe, note, oneOf, text, whole } from '../../http/fields.ts';
import { notFound, operations, wrongField } from '../../http/operation.ts';
import { addMember } from '../../state/members.ts';
import { hashPassword } from '../../state/password.ts';
import { memberNamed, nextReference, randomToken } from '../../state/state.ts';
import { translate } from '../../text/translate.ts';
import { rates, wrongRates } from './team.ts';

const accountType = oneOf('member', 'agent');

const labelSays = (problem: 'long' | 'markup', language: Language): string =>
  problem === 'markup'
    ? translate('markup', language)
    : translate('lengthRange', language, { min: '0', max: String(maxLabel) });

/** Registers downlines and creates links for them (AGT-03). */
export function agentRegistrationRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const isTaken = (username: string): boolean =>
    memberNamed(backend.state, username) !== undefined ||
    derivedOf(backend).accounts().includes(username.toLowerCase());

  const wrongAccount = (username: string, password: string, language: Language): Refusal | null => {
    if (!/^[A-Za-z][A-Za-z0-9_]{3,15}$/.test(username)) {
      const length = username.length < 4 || username.length > 16;
      return wrongField(
        'username',
        length
          ? translate('lengthRange', language, { min: '4', max: '16' })
          : translate('format', language),
      );
    }
    if (isTaken(username)) return wrongField('username', translate('usernameTaken', language));
    if (password === '123456') return wrongField('password', translate('passwordCommon', language));
    const length = [...password].length;
    return length < 8 || length > 20
      ? wrongField('password', translate('lengthRange', language, { min: '8', max: '20' }))
      : null;
  };

  const toLink = (request: Request, link: LinkRecord) => ({
    linkId: link.id,
    code: link.code,
    ...(link.label !== undefined && { label: link.label }),
    url: `${new URL(request.url).origin}/register?affiliateCode=${link.code}`,
    accountType: link.accountType,
    rebates: link.rebates,
    registered: link.registered,
    status: linkStatus(link, backend.now()),
    createdAt: new Date(link.createdAt).toISOString(),
    expiresAt: new Date(link.expiresAt).toISOString(),
  });

  on('GET /wps/agent/registration', { who: 'agent', input: {} }, ({ member }) =>
    accept({
      accountTypes: ['agent', 'member'],
      caps: ownRates(backend, member).map(({ gameType, rate }) => ({ gameType, maxRate: rate })),
      maxLinks,
      linkDays,
      maxLabel,
    }),
  );

  on(
    'GET /wps/agent/registration/name',
    { who: 'agent', input: { username: text(64) } },
    ({ input, language }) =>
      accept({ available: wrongAccount(input.username, 'Parlour#2026', language) === null }),
  );

  on(
    'PUT /wps/agent/registration',
    {
      who: 'agent',
      input: { accountType, username: text(64), password: text(64), rebates: rates },
      once: true,
    },
    async ({ member, input, language }) => {
      const early = wrongAccount(input.username, input.password, language);
      if (early) return early;
      const wrong = wrongRates(ownRates(backend, member), input.rebates, language);
      if (wrong) return wrong;
      const salt = randomToken(backend.state, 12);
      const passwordHash = await hashPassword(input.password, salt);
      // Hashing takes a moment in which another member may have taken the name.
      const late = wrongAccount(input.username, input.password, language);
      if (late) return late;
      const created = addMember(backend.state, backend.now(), {
        username: input.username,
        nickname: sameInAll(input.username),
        type: input.accountType === 'agent' ? 1 : 0,
        salt,
        passwordHash,
        uplineId: member.id,
        welcome: 0n,
      });
      // The agent chose the password, so the member must change it.
      created.firstTimeLogin = true;
      const change = { since: backend.now(), rates: input.rebates };
      backend.state.agents.rebates.set(created.id, [change]);
      return accept({ memberId: created.id, account: created.username });
    },
  );

  on('GET /wps/agent/registration/links', { who: 'agent', input: {} }, ({ member, request }) =>
    accept({ list: linksOf(backend.state, member.id).map((link) => toLink(request, link)) }),
  );

  on(
    'PUT /wps/agent/registration/links',
    {
      who: 'agent',
      input: { accountType, rebates: rates, days: whole(1, 365), label: maybe(note(255)) },
      once: true,
    },
    ({ member, input, language, request }) => {
      const { label = '' } = input;
      const problem = labelProblem(label);
      if (problem !== null) return wrongField('label', labelSays(problem, language));
      if (!linkDays.includes(input.days)) return wrongField('days', translate('format', language));
      const wrong = wrongRates(ownRates(backend, member), input.rebates, language);
      if (wrong) return wrong;
      const { state } = backend;
      const now = backend.now();
      const active = linksOf(state, member.id).filter((link) => linkStatus(link, now) === 'active');
      if (active.length >= maxLinks) {
        const values = { count: String(maxLinks) };
        return { code: 'LIMIT_REACHED', text: 'linksFull', values };
      }
      const link: LinkRecord = {
        id: nextReference(state, 'LK'),
        agentId: member.id,
        code: newCode(state),
        ...(label !== '' && { label }),
        accountType: input.accountType,
        rebates: input.rebates,
        createdAt: now,
        expiresAt: now + input.days * 86_400_000,
        registered: 0,
        disabled: false,
      };
      state.agents.links.set(link.id, link);
      return accept(toLink(request, link));
    },
  );

  on(
    'POST /wps/agent/registration/links/disable',
    { who: 'agent', input: { linkId: text(64) } },
    ({ member, input, request }) => {
      const link = backend.state.agents.links.get(input.linkId);
      if (link?.agentId !== member.id) return notFound;
      link.disabled = true;
      return accept(toLink(request, link));
    },
  );

  return app;
}
