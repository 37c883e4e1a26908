import { type DemoAccount, demoAccounts } from '../catalogue/content.ts';
import { parseMoney } from '../core/money.ts';
import { bonusOf, mainOf, pointsOf, vendorOf } from '../ledger/accounts.ts';
import type { Leg } from '../ledger/ledger.ts';
import type { World } from '../scenario.ts';
import { hashPassword } from './password.ts';
import { socialChannels, socialKey } from './socials.ts';
import { emptyState, type MemberRecord, openBooks, paymentSalt, type State } from './state.ts';

const idOf = (index: number) => String(1001 + index);

/** How long after their registration the demo accounts linked their messengers, in ms. */
const tenDays = 864_000_000;

/** Balance of the rich member's main wallet in the rich world. */
const riches = 1_234_567_890_123n;

/** The state a sandbox starts with: only the demo accounts and their balances. */
export async function freshState(
  seed: number,
  now: number,
  world: World = 'usual',
): Promise<State> {
  const state = emptyState(seed);
  const agentIndex = demoAccounts.findIndex(({ type }) => type === 1);
  const hashes = await Promise.all(demoAccounts.map(hashesOf));
  for (const [index, account] of demoAccounts.entries()) {
    const isNew = world === 'new-member' && index === 0;
    const member: MemberRecord = {
      id: idOf(index),
      username: account.username,
      nickname: account.nickname,
      type: account.type,
      mobile: account.mobile,
      email: `${account.username}@example.com`,
      rankLevel: isNew ? 1 : account.rankLevel,
      uplineId: account.hasUpline && !isNew ? idOf(agentIndex) : null,
      referrerId: null,
      registeredAt: isNew ? now : Date.UTC(2025, 7, 3 + index, 9, 12),
      salt: saltOf(index),
      passwordHash: hashes[index]?.password ?? '',
      passwordExpired: account.passwordExpired,
      firstTimeLogin: false,
      paymentHash: isNew ? '' : (hashes[index]?.payment ?? ''),
      validBefore: isNew ? 0n : (parseMoney(account.validBefore) ?? 0n),
      hasPast: !isNew,
      favourites: new Set(),
      recent: [],
    };
    state.members.set(member.id, member);
    const isRich = world === 'rich-member' && index === 0;
    const owned = isRich
      ? [{ account: mainOf(member.id), amount: riches }]
      : possessions(member.id, account);
    if (isNew) continue;
    openBooks(state.ledger, member.id, 0, owned);
    for (const channel of socialChannels) {
      const linked = account.socials[channel];
      if (linked === undefined) continue;
      const at = member.registeredAt + tenDays;
      const record = { memberId: member.id, channel, account: linked, at };
      state.socials.set(socialKey(channel, linked), record);
    }
  }
  return state;
}

const saltOf = (index: number) => `demo-${index}`;

async function hashesOf({ password, paymentPassword }: DemoAccount, index: number) {
  const payment = paymentSalt(idOf(index));
  return {
    password: await hashPassword(password, saltOf(index)),
    payment: paymentPassword === '' ? '' : await hashPassword(paymentPassword, payment),
  };
}

/** The balances of a demo account. `balance` is the sum that can be played with. */
function possessions(id: string, account: DemoAccount): Leg[] {
  const vendors = Object.entries(account.vendors).map(([code, text]) => ({
    account: vendorOf(id, code),
    amount: parseMoney(text) ?? 0n,
  }));
  const atVendors = vendors.reduce((sum, { amount }) => sum + amount, 0n);
  const main = (parseMoney(account.balance) ?? 0n) - atVendors;
  return [
    { account: mainOf(id), amount: main },
    ...vendors,
    { account: bonusOf(id), amount: parseMoney(account.bonus) ?? 0n },
    { account: pointsOf(id), amount: BigInt(account.points) },
  ].filter(({ amount }) => amount > 0n);
}
