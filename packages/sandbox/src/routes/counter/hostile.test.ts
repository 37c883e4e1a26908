import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBackend } from '../../backend.ts';
import { addMember } from '../../state/members.ts';
import { at } from '../../testing/client.ts';
import { openSession } from '../open-session.ts';
import { counterRoutes } from './index.ts';

/** Calls that would be in order, were nothing wrong with them. */
const calls: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['POST /wps/relay/GCS_walletTransfer', { from: 'MAIN', to: 'TETULIX', amount: '10' }],
  ['POST /wps/v2/upline/transfer', { amount: '100', paymentPassword: '246810' }],
  ['POST /wps/uploads', { purpose: 'deposit', fileName: 'a', contentType: 'image/png', size: 9 }],
  ['PUT /wps/uploads/part', { uploadId: 'x', index: 0, data: 'iVBORw0KGgo=' }],
  ['POST /wps/v2/deposit', { methodId: 'wallet', amount: '500' }],
  ['POST /wps/v2/deposit/proof', { depositId: 'DP-19990', uploadIds: ['x'] }],
  ['POST /wps/v2/deposit/cancel', { depositId: 'DP-1' }],
  [
    'PUT /wps/v2/payoutAccount',
    {
      providerId: 'shapla',
      accountName: 'Rafid Hasan',
      accountNumber: '99998888',
      paymentPassword: '246810',
    },
  ],
  ['POST /wps/v2/payoutAccount/remove', { accountId: 'pa-1', paymentPassword: '246810' }],
  ['POST /wps/v2/withdraw', { accountId: 'pa-1', amount: '500', paymentPassword: '246810' }],
  ['POST /wps/v2/withdraw/confirmation', { withdrawalId: 'WD-1', answer: 'received' }],
  ['POST /wps/v2/rewards/claim', { rewardId: 'RW-1001-1' }],
  ['POST /wps/relay/MCSFE_claimMission', { missionId: 'm-slots-20' }],
  [
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
    { rewardId: 'bonus-50', quantity: 1, paymentPassword: '246810' },
  ],
  ['POST /wps/relay/passwordCheck/MCS2_convertPoint', { points: 100, paymentPassword: '246810' }],
  ['POST /wps/relay/MCSFE_setPlayerAvatar', { avatarId: 'lotus' }],
  ['PUT /wps/member/profile', { birthday: '1990-01-01' }],
  [
    'POST /wps/member/paymentPassword',
    { password: 'Parlour#2026', paymentPassword: '135791', confirmPaymentPassword: '135791' },
  ],
  ['POST /wps/verification/member', { channel: 'email' }],
  ['POST /wps/member/contact', { channel: 'email', verificationCode: '1' }],
  ['PUT /wps/member/authenticator', { code: '1' }],
  ['POST /wps/responsible/limits', { kind: 'deposit', period: 'daily', amount: '100' }],
  ['POST /wps/responsible/limits/cancel', { kind: 'loss', period: 'weekly' }],
  ['POST /wps/responsible/reminder', { minutes: 30 }],
  ['POST /wps/responsible/timeout', { until: '2026-11-25T00:00:00Z' }],
  ['POST /wps/responsible/exclusion', { months: 6, password: 'Parlour#2026' }],
];

const wrongValues = [
  null,
  true,
  [],
  {},
  1e308,
  -1,
  0.1,
  '',
  ' ',
  '-1',
  '1e3',
  '0x10',
  'NaN',
  '\u09e7',
  '1.001',
  '9'.repeat(400),
  'x'.repeat(300),
  '<script>',
  "' or 1=1 --",
  ['x'],
  { $gt: '' },
  '\u0000',
  '../../etc',
];

/** One way to break a call that is in order. */
type Break = {
  readonly kind: 'value' | 'drop' | 'add' | 'whole';
  readonly pick: number;
  readonly with: number;
};

const strangers = ['__proto__', 'constructor', 'amount2', 'admin', 'memberId', '$where', ''];

function broken(body: Readonly<Record<string, unknown>>, how: Break): string {
  const keys = Object.keys(body);
  const key = keys[how.pick % keys.length] ?? '';
  const value = JSON.stringify(wrongValues[how.with % wrongValues.length]);
  const text = (name: string) => JSON.stringify(body[name]);
  const write = (parts: readonly string[]) => `{${parts.join(',')}}`;
  const line = (name: string, json: string) => `${JSON.stringify(name)}:${json}`;
  if (how.kind === 'whole')
    return ['', 'null', '[]', '"x"', '{', value, '{"a":'][how.pick % 7] ?? '';
  if (how.kind === 'drop')
    return write(keys.filter((name) => name !== key).map((name) => line(name, text(name))));
  if (how.kind === 'add') {
    const stranger = strangers[how.pick % strangers.length] ?? '';
    return write([...keys.map((name) => line(name, text(name))), line(stranger, value)]);
  }
  return write(keys.map((name) => line(name, name === key ? value : text(name))));
}

/** Every part of a state as text. */
const shown = (state: object): string =>
  JSON.stringify(state, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    if (value instanceof Map) return [...value];
    return value instanceof Set ? [...value] : value;
  });

test('[API-02] five hundred malformed requests in a member\u2019s name: refused one by one, and not a byte of the state moves', async () => {
  const backend = await createBackend({
    seed: 1,
    clock: { now: () => Date.UTC(2026, 10, 20, 14) },
  });
  const app = counterRoutes(backend);
  const member = backend.state.members.get('1001');
  if (!member) throw new Error('Nobody is there');
  const session: unknown = await openSession(backend, member).json();
  const token = String(at(session, 'value', 'token'));
  addMember(backend.state, 0, {
    username: 'other',
    nickname: { bn: '', en: '' },
    type: 0,
    salt: '',
    passwordHash: '',
    welcome: 1n,
  });
  const reads = ['/wps/v2/records/bets', '/wps/relay/CSP_unreadCount'];
  for (const path of reads) await app.request(path, { headers: { Authorization: token } });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.record({
        kind: fc.constantFrom('value', 'drop', 'add', 'whole'),
        pick: fc.nat(40),
        with: fc.nat(wrongValues.length - 1),
      }),
      async ([line, body], how) => {
        const [method = '', path = ''] = line.split(' ');
        const text = broken(body, how);
        // A limit without an amount is a wish to remove it, which is in order, too.
        fc.pre(!(path.endsWith('/limits') && how.kind === 'drop'));
        const before = shown(backend.state);
        const answer = await app.request(path, {
          method,
          body: text,
          headers: { Authorization: token },
        });
        const value: unknown = await answer.json();
        expect(answer.status, `${line} ${text}`).toBe(200);
        // A profile may be saved in any part, with none too: then nothing is wrong, and nothing changes.
        const inOrder = path.endsWith('/profile');
        if (!inOrder) expect(at(value, 'success'), `${line} ${text}`).toBe(false);
        refused += 1;
        restoreFailures(backend.state);
        expect(shown(backend.state) === before, `${line} ${text}`).toBe(true);
      },
    ),
    { numRuns: 500, seed: 20_261_120 },
  );
  expect(refused).toBe(500);
});

/** A wrong password is counted; that is the only trace a refused call may leave. */
function restoreFailures(state: {
  failures: Map<string, number>;
  locks: Map<string, number>;
}): void {
  state.failures.clear();
  state.locks.clear();
}
