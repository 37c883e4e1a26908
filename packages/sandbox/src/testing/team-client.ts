import { at, listAt, textAt } from './client.ts';
import { loggedInClient, paymentPassword } from './logged-in-client.ts';

/** The call with which an agent sends money to a downline, and its reads for one downline. */
export const transfer = 'POST /wps/agent/team/transfer';
export const targetOf = (memberId: string) =>
  `/wps/agent/team/transfer/target?memberId=${memberId}`;
export const sentTo = (memberId: string, more = '') =>
  `/wps/agent/team/transfers?memberId=${memberId}${more}`;

/** An amount as a whole number of cents. */
export const cents = (text: string): bigint => BigInt(text.replace('.', ''));

/** The demo agent with the members directly below, and one derived person on each of the first two levels. */
export async function teamClient(seed?: number) {
  const client = await loggedInClient('demo_agent', seed);
  await client.scenario({ sessionMinutes: 100_000 });
  /** The first downline of a list at a level below the agent. */
  const found = async (level: number, query: string) => {
    const rows = listAt(
      await client.get(`/wps/agent/team/downlines?level=${level}&${query}`),
      'rows',
    );
    return textAt(rows[0], 'memberId');
  };
  const give = (memberId: string, amount: string, more: object = {}) =>
    client.send(transfer, { memberId, amount, paymentPassword, ...more });
  const code = async (answer: Promise<unknown>) => at(await answer, 'value', 'code');
  const main = async () => cents(textAt(await client.get('/wps/relay/GCS_merchantWallet'), 'main'));
  /** The balance of a downline, as the agent sees it. */
  const owned = async (memberId: string) =>
    cents(textAt(await client.get(`/wps/agent/team/downline?memberId=${memberId}`), 'balance'));
  /** A client for another token. */
  const as = (token: string) => ({
    get: async (path: string) => at((await client.call(`GET ${path}`, { token })).body, 'value'),
    send: async (line: string, body: object) => (await client.call(line, { token, body })).body,
  });
  const ids = {
    member: await found(1, 'search=demo_member'),
    vip: await found(1, 'search=demo_vip'),
    derived: await found(1, 'sort=team'),
    grandchild: await found(2, 'sort=team'),
  };
  return { ...client, give, code, main, owned, as, ids };
}
