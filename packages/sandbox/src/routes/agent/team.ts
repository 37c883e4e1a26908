import type { Hono } from 'hono';
import { findDownlines, sortings, toDownline, toStep } from '../../agents/downlines.ts';
import { overviewOf } from '../../agents/overview.ts';
import { ownRates, pathTo, personIn, ratesOf } from '../../agents/people.ts';
import { type Rate, readRate, writeRate } from '../../agents/rates.ts';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import { accept } from '../../http/answer.ts';
import { type Field, maybe, oneOf, text, whole } from '../../http/fields.ts';
import { notFound, operations, wrongField } from '../../http/operation.ts';
import { translate } from '../../text/translate.ts';
import { badRange, dated, isReversed, pageOf, paging } from '../paging.ts';
import { spanOf } from './span.ts';

/** Rates by game type, each type once. */
export const rates: Field<readonly Rate[]> = {
  optional: false,
  read(value) {
    if (!Array.isArray(value) || value.length > 20) return undefined;
    const found = value.flatMap((row): Rate[] => {
      if (typeof row !== 'object' || row === null) return [];
      const { gameType, rate, ...rest } = row;
      const fits = typeof gameType === 'string' && typeof rate === 'string';
      if (!fits || Object.keys(rest).length > 0) return [];
      const points = readRate(rate);
      return points === null ? [] : [{ gameType, rate: writeRate(points) }];
    });
    const types = new Set(found.map(({ gameType }) => gameType));
    return found.length === value.length && types.size === value.length ? found : undefined;
  },
};

/** Checks the rates an agent gives to a downline; `null` when they are valid. None may exceed the agent's own. */
export function wrongRates(own: readonly Rate[], wanted: readonly Rate[], language: Language) {
  for (const { gameType, rate } of wanted) {
    const most = own.find((mine) => mine.gameType === gameType)?.rate;
    if (most === undefined) return wrongField('rebates', translate('format', language));
    if ((readRate(rate) ?? 0) > (readRate(most) ?? 0)) {
      return wrongField('rebates', translate('rateTooHigh', language, { rate: `${most}%` }));
    }
  }
  return null;
}

/** An agent's team: the overview, and each person (AGT-02, AGT-04, AGT-15). */
export function teamRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on('GET /wps/agent/team/overview', { who: 'agent', input: dated }, ({ member, input }) =>
    isReversed(input)
      ? badRange
      : accept(overviewOf(backend, member, spanOf(input, backend.now()))),
  );

  on(
    'GET /wps/agent/team/downlines',
    {
      who: 'agent',
      input: {
        parentId: maybe(text(64)),
        search: maybe(text(64)),
        level: maybe(whole(1, 99)),
        accountType: maybe(oneOf('member', 'agent')),
        status: maybe(text(32)),
        sort: maybe(oneOf(...sortings)),
        order: maybe(oneOf('asc', 'desc')),
        ...paging,
      },
    },
    ({ member, input, language }) => {
      const isOwn = input.parentId === undefined || input.parentId === member.id;
      const parent = isOwn ? null : personIn(backend, member, input.parentId ?? '');
      if (!isOwn && !parent) return notFound;
      const { sort = 'validBet' } = input;
      const { people, totals } = findDownlines(backend, member, {
        parent,
        search: input.search ?? '',
        level: input.level ?? null,
        accountType: input.accountType ?? '',
        status: input.status ?? '',
        sort,
        order: input.order ?? (sort === 'account' ? 'asc' : 'desc'),
      });
      const page = pageOf(people, input);
      return accept({
        ...page,
        rows: page.rows.map((person) => toDownline(backend, person, language)),
        path: parent ? pathTo(backend, member, parent).map(toStep) : [],
        totals,
      });
    },
  );

  on(
    'GET /wps/agent/team/downline',
    { who: 'agent', input: { memberId: text(64) } },
    ({ member, input, language }) => {
      const person = personIn(backend, member, input.memberId);
      return person ? accept(toDownline(backend, person, language)) : notFound;
    },
  );

  on(
    'POST /wps/agent/team/rebates',
    { who: 'agent', input: { memberId: text(64), rebates: rates } },
    ({ member, input, language }) => {
      const person = personIn(backend, member, input.memberId);
      // An agent sets rates only for direct downlines.
      if (person?.level !== 1) return notFound;
      if (input.rebates.length === 0) return wrongField('rebates', translate('format', language));
      const wrong = wrongRates(ownRates(backend, member), input.rebates, language);
      if (wrong) return wrong;
      const { rebates } = backend.state.agents;
      const kept = ratesOf(backend, person).filter(
        ({ gameType }) => !input.rebates.some((set) => set.gameType === gameType),
      );
      const change = { since: backend.now(), rates: [...input.rebates, ...kept] };
      rebates.set(person.id, [...(rebates.get(person.id) ?? []), change]);
      return accept(toDownline(backend, person, language));
    },
  );

  return app;
}
