import { readRate, writeRate } from '../agents/rates.ts';
import type { ContractKind } from '../contracts/record.ts';
import { settledBy } from '../contracts/settlement.ts';
import { formatMoney } from '../core/money.ts';

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

/** Terms and figures as in answers: amounts with two decimals. */
interface Settled {
  readonly kind: ContractKind;
  readonly tiers: readonly {
    readonly rate: string;
    readonly periodicValidBet: string;
    readonly activeMembers: number;
  }[];
  readonly betAmount: string;
  readonly teamNet: string;
  readonly activeMembers: number;
}

/** The settlement of the reference backend for terms and figures, as the API sends it (AGT-13). */
export function settle({ kind, tiers, betAmount, teamNet, activeMembers }: Settled): {
  readonly rate: string;
  readonly amount: string;
} {
  const terms = tiers.map((tier) => ({
    rate: readRate(tier.rate) ?? 0,
    periodicValidBet: cents(tier.periodicValidBet),
    activeMembers: tier.activeMembers,
  }));
  const figures = { bet: cents(betAmount), kept: cents(teamNet), activeMembers };
  const { rate, amount } = settledBy({ kind, tiers: terms }, figures);
  return { rate: writeRate(rate), amount: formatMoney(amount) };
}
