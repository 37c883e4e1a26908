import { expect, test } from 'vitest';
import {
  accountSchema,
  isAccountType,
  labelProblem,
  linkSchema,
  registeredBy,
  shownLink,
  toLink,
  toOptions,
  wordOfStatus,
  wordOfType,
} from './register-center-model.ts';

const wire = {
  linkId: 'LK-1',
  code: 'KA04-2Q',
  url: 'https://parlour.example/register?affiliateCode=KA04-2Q',
  accountType: 'agent',
  rebates: [{ gameType: 'RNG', rate: '0.6' }],
  registered: 12,
  status: 'active',
  createdAt: '2026-11-20T14:41:05Z',
  expiresAt: '2026-12-31T17:59:59Z',
};

test('[AGT-03] offers only kinds that a request may name; days are sorted, each once', () => {
  const options = toOptions({
    accountTypes: ['member', 'broker', 'agent'],
    caps: [
      { gameType: 'RNG', maxRate: '0.6' },
      { gameType: 'RNG', maxRate: '0.5' },
    ],
    maxLinks: 10,
    linkDays: [30, 7, 30, 0],
  });
  expect(options.types).toEqual(['agent', 'member']);
  expect(options.days).toEqual([7, 30]);
  expect(options.caps).toEqual([{ kind: 'RNG', label: 'nav.slots', max: '0.5' }]);
});

test('[AGT-03] the length of a label is counted in trimmed characters, and markup is an error', () => {
  expect(labelProblem(` ${'\u{1F381}'.repeat(40)} `, 40)).toBeNull();
  expect(labelProblem('\u{1F381}'.repeat(41), 40)).toBe('labelLong');
  expect(labelProblem('<script>', 40)).toBe('labelMarkup');
  expect(labelProblem('', 0)).toBeNull();
});

test('[AGT-03] without a label limit of the backend there are no labels', () => {
  const options = { accountTypes: [], caps: [], maxLinks: 10, linkDays: [] };
  expect(toOptions(options).maxLabel).toBe(0);
  expect(toLink(wire, 'Asia/Dhaka').label).toBe('');
  expect(toLink({ ...wire, label: ' Eid fair ' }, 'Asia/Dhaka').label).toBe('Eid fair');
});

test('[AGT-03] [I18-02] a link ends in the time zone of the site; an invalid time stays unchanged', () => {
  expect(toLink(wire, 'Asia/Dhaka')).toMatchObject({
    expires: '2026-12-31 23:59:59',
    made: '2026-11-20 20:41',
    registered: 12,
  });
  expect(toLink({ ...wire, expiresAt: 'never' }, 'Asia/Dhaka').expires).toBe('never');
});

test('[AGT-03] shows the chosen link, else the newest active one', () => {
  const link = (id: string, status: string) => toLink({ ...wire, linkId: id, status }, 'UTC');
  const links = [link('1', 'expired'), link('2', 'active'), link('3', 'active')];
  expect(shownLink(links, null)?.id).toBe('2');
  expect(shownLink(links, '1')?.id).toBe('1');
  expect(shownLink(links, 'gone')?.id).toBe('2');
  expect(shownLink([link('1', 'disabled')], null)).toBeNull();
});

test('[AGT-03] only known codes have a label', () => {
  expect(wordOfStatus('active')?.label).toBe('link.active');
  expect(wordOfType('agent')).toBe('auth.agent');
  for (const code of ['', 'ACTIVE', 'constructor']) {
    expect([wordOfStatus(code), wordOfType(code)]).toEqual([null, null]);
  }
});

test('[AGT-03] registrations by expired links count in the total', () => {
  const link = (status: string) => toLink({ ...wire, status }, 'UTC');
  expect(registeredBy([link('active'), link('disabled')])).toBe(24);
  expect(registeredBy([])).toBe(0);
});

test('[AGT-03] a link and an account are checked with their rates, each at its field', () => {
  const caps = [{ kind: 'RNG', label: null, max: '0.6' }];
  const link = linkSchema({ maxLabel: 3, caps });
  expect(link.names).toEqual(['label', 'rate-RNG']);
  expect([...link.check({ label: 'four', 'rate-RNG': '0.7' })]).toEqual([
    ['label', 'labelLong'],
    ['rate-RNG', 'rateHigh'],
  ]);
  const account = accountSchema({ caps });
  expect([...account.check({ username: ' ', password: 'x', 'rate-RNG': '' })]).toEqual([
    ['username', 'required'],
  ]);
});

test('[AGT-03] a link has the values of the backend', () => {
  expect(toLink({ ...wire, createdAt: 'once' }, 'Asia/Dhaka')).toEqual({
    id: 'LK-1',
    code: 'KA04-2Q',
    label: '',
    link: 'https://parlour.example/register?affiliateCode=KA04-2Q',
    type: 'agent',
    status: 'active',
    registered: 12,
    rates: [{ kind: 'RNG', label: 'nav.slots', rate: '0.6' }],
    expires: '2026-12-31 23:59:59',
    made: 'once',
  });
});

test('[AGT-03] a link may work for one day; its label has the maximum length of the backend', () => {
  const options = { accountTypes: ['agent'], caps: [], maxLinks: 10, linkDays: [100, 20, 1] };
  expect(toOptions({ ...options, maxLabel: 40 })).toEqual({
    ...{ types: ['agent'], caps: [], maxLinks: 10, days: [1, 20, 100], maxLabel: 40 },
  });
});

test('[AGT-03] a request may name only known kinds of account', () => {
  expect(['agent', 'member', 'broker', ''].map(isAccountType)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('[AGT-03] a label without markup is valid, one with either angle bracket is not', () => {
  expect(['a > b', 'a < b', 'a = b'].map((label) => labelProblem(label, 40))).toEqual([
    ...['labelMarkup', 'labelMarkup', null],
  ]);
  expect(wordOfStatus('expired')).toEqual({ label: 'link.expired', tone: 'neutral' });
});

test('[AGT-03] an account without a password is not opened', () => {
  const caps = [{ kind: 'RNG', label: null, max: '0.6' }];
  const found = accountSchema({ caps }).check({ username: 'x', password: ' ', 'rate-RNG': '0.7' });
  expect([...found]).toEqual([
    ['password', 'required'],
    ['rate-RNG', 'rateHigh'],
  ]);
});
