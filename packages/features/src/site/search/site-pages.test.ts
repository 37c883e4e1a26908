import { describe, expect, test } from 'vitest';
import { messages as bn } from '../../shared/i18n/bn.ts';
import { messages as en } from '../../shared/i18n/en.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { pageList, windowAt } from './pages.ts';
import { answer, toKnown } from './search-model.ts';
import { offeredTo, type Searcher, searcherKind, sitePages } from './site-pages.ts';
import { wordsOf } from './words.ts';

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { bn, en };
const says = (language: string) => (key: MessageKey) => catalogues[language]?.[key] ?? key;
const of = (kind: Searcher['kind'], more: Partial<Searcher> = {}): Searcher => ({
  ...{ kind, hasCentres: true, texts: [], isOn: () => true },
  ...more,
});

/** The page that a person finds first. */
function first(query: string, kind: Searcher['kind'], language: string): string | undefined {
  const pages = sitePages(offeredTo(of(kind)), says(language));
  const [group] = answer(toKnown([], pages, []), query, []).groups;
  const [hit] = group?.hits ?? [];
  return hit?.kind === 'page' ? hit.page.href : undefined;
}

const wanted = [
  ['withdrawal', 'উত্তোলন', '/?member=withdraw'],
  ['withdraw', 'টাকা তোলা', '/?member=withdraw'],
  ['cash out', 'ক্যাশ আউট', '/?member=withdraw'],
  ['deposit', 'ডিপোজিট', '/?member=depositv2'],
  ['top up', 'জমা', '/?member=depositv2'],
  ['messages', 'মেসেজ', '/?member=messageV2'],
  ['inbox', 'বার্তা', '/?member=messageV2'],
  ['limits', 'সীমা', '/?member=responsiblePlay'],
  ['time out', 'বিরতি', '/?member=responsiblePlay'],
  ['self-exclusion', 'স্ব-বর্জন', '/?member=responsiblePlay'],
  ['vip', 'ভিআইপি', '/vip'],
  ['bonus', 'বোনাস', '/?member=bonusDetails'],
  ['offers', 'অফার', '/promotions'],
  ['bets', 'বাজি', '/?member=personalHistoryCopy'],
  ['transactions', 'লেনদেন', '/?member=transactionHistory'],
  ['wallet', 'ওয়ালেট', '/?member=transferFund'],
  ['profile', 'প্রোফাইল', '/?member=securityCenter'],
  ['referral', 'রেফার', '/?member=referral'],
  ['missions', 'মিশন', '/?member=missionLeaderboard'],
  ['rewards', 'রিওয়ার্ড', '/?member=rewardCenter'],
  ['rebate', 'রিবেট', '/?member=manualRebate'],
  ['password', 'পাসওয়ার্ড', '#changePassword'],
  ['lottery', 'লটারি', '/lott'],
  ['cricket', 'ক্রিকেট', '/sports'],
  ['roulette', 'রুলেট', '/rng?page=live'],
  ['withdrawel', 'উত্তলন', '/?member=withdraw'],
] as const;

describe.each(['bn', 'en'])('in %s', (language) => {
  test.each(wanted)('[X-05] "%s" and "%s" find %s first', (english, bengali, href) => {
    expect([english, bengali].map((query) => first(query, 'member', language))).toEqual([
      href,
      href,
    ]);
  });
});

test('[X-05] [GRD-01] a guest finds the pages of members too, and how to get a new password', () => {
  expect(first('withdraw', 'guest', 'bn')).toBe('/?member=withdraw');
  expect(first('password', 'guest', 'en')).toBe('#forgotPassword');
  expect(first('login', 'guest', 'en')).toBe('/login');
});

test('[X-05] pages for some people are offered to them only', () => {
  const has = (href: string, searcher: Searcher) => offeredTo(searcher).includes(href);
  const kinds = ['guest', 'trial', 'member', 'agent', 'unknown'] as const;
  const offered = (href: string) => kinds.filter((kind) => has(href, of(kind)));
  expect(offered('/login')).toEqual(['guest']);
  expect(offered('#changePassword')).toEqual(['member', 'agent']);
  expect(offered('/?agent=redEnvelope')).toEqual(['agent']);
  expect(offered('/?member=withdraw')).toEqual(kinds);
  expect(offered('/vip')).toEqual(kinds);
});

test('[X-05] [NAV-09] [CFG-02] a page that is switched off is not offered', () => {
  const centres = offeredTo(of('agent', { hasCentres: false }));
  expect(centres.filter((href) => href.startsWith('/?'))).toEqual([]);
  const all = offeredTo(of('agent'));
  const without = offeredTo(of('agent', { isOn: () => false }));
  expect(all.filter((href) => !without.includes(href))).toEqual([
    '/?member=transferUpline',
    '/?member=referral',
    '/?agent=agentDividendRecordCopy2',
    '/?agent=agentDailyWages2',
    '/?agent=agentHourSalary',
    '/?agent=agentRealtimeSalary',
  ]);
  expect(offeredTo(of('guest', { isOn: () => false }))).not.toContain('/register');
});

test('[X-05] every page is found by its whole name, in both languages of the product', () => {
  const entries = sitePages(
    pageList.map(({ href }) => href),
    says('en'),
  );
  for (const { href, title } of pageList) {
    const texts = entries.find(({ value }) => value.href === href)?.texts ?? [];
    const words = new Set(texts.flatMap(wordsOf));
    for (const language of ['bn', 'en']) {
      const name = wordsOf(says(language)(title));
      expect(
        name.filter((word) => !words.has(word)),
        `${href} in ${language}`,
      ).toEqual([]);
    }
  }
});

test('[X-05] an address that begins with # is a window of the site', () => {
  expect(windowAt('#service')).toBe('service');
  expect(windowAt('/help')).toBe(undefined);
  expect(windowAt('#login')).toBe(undefined);
});

test('[X-05] the session says who searches', () => {
  expect(searcherKind({ kind: 'anonymous' })).toBe('guest');
  expect(searcherKind({ kind: 'authenticating', token: 't' })).toBe('unknown');
});

test('[X-05] [HLP-01] a text of the operator is offered only if it is published', () => {
  const found = (...texts: Searcher['texts']) =>
    offeredTo(of('guest', { texts })).filter((href) => ['/terms', '/privacy'].includes(href));
  expect(found('terms')).toEqual(['/terms']);
  expect(found()).toEqual([]);
});
