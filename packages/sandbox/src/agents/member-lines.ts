import type { Backend } from '../backend.ts';
import { sentBy } from '../cashier/team-transfers.ts';
import type { EntryKind } from '../ledger/ledger.ts';
import { betsOf, entriesOf } from '../ledger/queries.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { isAgent } from '../state/roles.ts';
import type { MemberRecord } from '../state/state.ts';
import type { Span } from '../team/derived.ts';
import type { LineKind, LineQuery, TeamLine } from './line.ts';
import { membersUnder, nodeOfId, personOfNode } from './people.ts';

/** The activity of a team's members, from the ledger. */
export function linesOfMembers(
  backend: Backend,
  agent: MemberRecord,
  query: LineQuery,
): TeamLine[] {
  const people = membersUnder(backend, agent).filter(({ id }) => id !== agent.id);
  const standing = (memberId: string, id: string): string =>
    memberAccountOf(backend, memberId).withdrawals.find((order) => order.id === id)?.status ??
    'completed';
  const wanted = (line: TeamLine) =>
    query.kinds.includes(line.kind) &&
    line.account.toLowerCase().includes(query.search) &&
    (query.gameType === '' || line.gameType === query.gameType) &&
    (query.status === '' || line.status === query.status);
  return people
    .flatMap((member) => {
      const who = { account: member.username, agent: isAgent(member) };
      const bets = betsOf(backend, member.id, query.span).map(
        (bet): TeamLine => ({
          ...who,
          at: bet.at,
          kind: 'bet',
          amount: bet.stake,
          payout: bet.payout,
          nodeId: bet.nodeId,
          gameType: bet.gameType,
          id: bet.id,
          reference: bet.id,
          status: bet.status,
        }),
      );
      const money = entriesOf(backend, member.id, query.span).flatMap((entry): TeamLine[] => {
        const kind = kindsOfEntries[entry.kind];
        if (!kind) return [];
        const amount = kind === 'withdrawal' ? -entry.main : entry.main;
        const { at, reference } = entry;
        const status = entry.kind === 'withdrawal' ? standing(member.id, reference) : 'completed';
        const none = { payout: 0n, nodeId: 0, gameType: '' };
        return [
          {
            ...who,
            ...none,
            id: `${reference}-${entry.kind}`,
            at,
            kind,
            amount,
            reference,
            status,
          },
        ];
      });
      return [...bets, ...money];
    })
    .concat(sentToDerived(backend, agent, query.span))
    .filter(wanted);
}

/** Transfers of an agent to derived downlines, who have no record of their own. */
const sentToDerived = (backend: Backend, agent: MemberRecord, { from, to }: Span): TeamLine[] =>
  sentBy(backend, agent.id, 'DOWNLINE').flatMap(
    ({ id, at, amount, status, recipientId = '' }): TeamLine[] => {
      const node = nodeOfId(recipientId);
      if (node === null || at < from || at >= to) return [];
      const { account, agent: isAgentToo } = personOfNode(backend, node);
      const none = { payout: 0n, nodeId: 0, gameType: '' };
      const who = { account, agent: isAgentToo };
      return [{ ...who, ...none, id, at, kind: 'downlineTransfer', amount, reference: id, status }];
    },
  );

const kindsOfEntries: Readonly<Partial<Record<EntryKind, LineKind>>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  // A returned withdrawal reduces the sum paid out, as in the sums of a member.
  withdrawalReturned: 'withdrawal',
  uplineOut: 'uplineTransfer',
  uplineIn: 'uplineTransfer',
  downlineOut: 'downlineTransfer',
  downlineIn: 'downlineTransfer',
  bonusReleased: 'bonus',
  reward: 'bonus',
  redEnvelope: 'bonus',
  rebate: 'rebate',
};
