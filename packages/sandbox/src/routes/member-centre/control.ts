import { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { decideDeposit } from '../../cashier/deposits.ts';
import { decideRedemption } from '../../cashier/points.ts';
import { advance, rejectWithdrawal } from '../../cashier/withdrawals.ts';
import { oneOf, readFields, text } from '../../http/fields.ts';

const outcome = oneOf('approve', 'reject');

/**
 * The operator's decisions, for tests and designers: lists the orders to be decided, and decides them. Not part of the
 * API contract. Without it this cashier approves everything after a few seconds.
 */
export function orderControlRoutes(backend: Backend): Hono {
  const waiting = () =>
    [...backend.state.memberAccounts].flatMap(([memberId, memberAccount]) =>
      [...memberAccount.deposits, ...memberAccount.withdrawals, ...memberAccount.redemptions]
        .filter(({ status }) => ['pending', 'processing', 'inProcess'].includes(status))
        .map(({ id, status }) => ({ id, memberId, status })),
    );

  const decide = (id: string, approved: boolean): boolean => {
    for (const [memberId, memberAccount] of backend.state.memberAccounts) {
      const deposit = memberAccount.deposits.find((order) => order.id === id);
      if (deposit) decideDeposit(backend, memberId, deposit, approved);
      const withdrawal = memberAccount.withdrawals.find((order) => order.id === id);
      if (withdrawal && approved) advance(backend, memberId, withdrawal);
      else if (withdrawal) rejectWithdrawal(backend, memberId, withdrawal);
      const redemption = memberAccount.redemptions.find((one) => one.id === id);
      if (redemption) decideRedemption(backend, memberId, redemption, approved);
      if (deposit || withdrawal || redemption) return true;
    }
    return false;
  };

  return new Hono()
    .get('/sandbox/orders', (c) => c.json(waiting()))
    .put('/sandbox/orders', async (c) => {
      const body: unknown = await c.req.json().catch(() => null);
      const source = Object.fromEntries(Object.entries(Object(body)));
      const read = readFields({ id: text(40), outcome }, source);
      if ('wrong' in read) return c.json({ wrong: read.wrong }, 400);
      const { values } = read;
      return decide(values.id, values.outcome === 'approve')
        ? c.json(waiting())
        : c.json({ wrong: ['id'] }, 404);
    });
}
