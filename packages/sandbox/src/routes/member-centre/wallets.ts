import type { WireSentTransfer, WireWallets } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { sendToUpline, sentBy } from '../../cashier/team-transfers.ts';
import { bringAllBack, isClosed, transferBetween } from '../../cashier/wallets.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { lines, maybe, money, text } from '../../http/fields.ts';
import { featureOff, operations } from '../../http/operation.ts';
import { moneyOf } from '../../ledger/queries.ts';
import type { TransferRecord } from '../../state/member-account.ts';
import type { MemberRecord } from '../../state/state.ts';
import { masked } from '../../team/names.ts';
import { pageOf, paging } from '../paging.ts';
import { checkPayment } from '../payment.ts';
import { limitsOf, toSent } from '../sent.ts';
import { iso } from './view.ts';

/** The wallets of a member and the transfers between them (WAL-02, WAL-05). */
export function walletRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const walletsOf = (member: MemberRecord): WireWallets => {
    const { main, vendors, spendable } = moneyOf(backend.state, member.id);
    return {
      total: formatMoney(spendable),
      main: formatMoney(main),
      wallets: backend.catalogue.vendors.map((vendor) => ({
        vassalage: vendor.code,
        name: vendor.name,
        balance: formatMoney(vendors.get(vendor.code) ?? 0n),
        maintenance: isClosed(backend, vendor),
      })),
      asOf: iso(backend.now()),
    };
  };

  const toUpline = (member: MemberRecord, transfer: TransferRecord): WireSentTransfer =>
    toSent(transfer, uplineOf(member)?.username ?? '');

  const uplineOf = ({ uplineId }: MemberRecord): MemberRecord | undefined =>
    uplineId === null ? undefined : backend.state.members.get(uplineId);

  on('GET /wps/relay/GCS_merchantWallet', { who: 'member', input: {} }, ({ member }) =>
    accept(walletsOf(member)),
  );

  on(
    'POST /wps/relay/GCS_walletTransfer',
    { who: 'member', once: true, input: { from: text(40), to: text(40), amount: money } },
    ({ member, input: { from, to, amount } }) => {
      const result = transferBetween(backend, member, from, to, amount);
      if ('code' in result) return result;
      const { id } = result.transfer;
      return accept({ reference: id, amount: formatMoney(amount), wallets: walletsOf(member) });
    },
  );

  on(
    'POST /wps/relay/GCS_walletTransferBack',
    { who: 'member', once: true, input: {} },
    ({ member }) => {
      bringAllBack(backend, member);
      return accept(walletsOf(member));
    },
  );

  on('GET /wps/v2/upline/target', { who: 'member', input: {} }, ({ member, language }) => {
    const upline = uplineOf(member);
    if (!upline) return featureOff;
    return accept({
      account: masked(upline.username),
      nickname: upline.nickname[language],
      ...limitsOf('UPLINE'),
      presets: ['200.00', '500.00', '1000.00', '2000.00'],
    });
  });

  on(
    'POST /wps/v2/upline/transfer',
    {
      who: 'member',
      once: true,
      input: { amount: money, paymentPassword: text(64), note: maybe(lines(140)) },
    },
    async ({ member, input }) => {
      if (!uplineOf(member)) return featureOff;
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const result = sendToUpline(backend, member, input.amount, input.note ?? '');
      return 'code' in result ? result : accept(toUpline(member, result.transfer));
    },
  );

  on('GET /wps/v2/upline/transfers', { who: 'member', input: paging }, ({ member, input }) => {
    const page = pageOf(sentBy(backend, member.id, 'UPLINE').reverse(), input);
    return accept({ ...page, rows: page.rows.map((transfer) => toUpline(member, transfer)) });
  });

  return app;
}
