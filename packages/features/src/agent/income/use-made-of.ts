import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import type { Income } from './income-model.ts';
import { contractKindOf, isFromBets, type MadeOf, toBetsBehind, toPeriods } from './made-of.ts';

/** Rows per request: as many as the API contract allows. */
const pageSize = 100;

interface Made {
  readonly madeOf: Part<MadeOf>;
  readonly retry: () => void;
}

/**
 * Reads the parts of an income (AGT-07): the settled periods of the contract that paid it, or the bets of the day
 * behind a rebate difference. Fetched only while an income is open.
 */
export function useMadeOf(income: Income | null): Made {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const kind = income && contractKindOf(income.type);
  const day = { startDate: income?.date ?? '', endDate: income?.date ?? '', pageSize };
  const settlements = useQuery({
    ...queries.settlements(api, { ...day, kind: kind ?? 'dividend' }),
    enabled: kind !== null,
  });
  const fromBets = income !== null && isFromBets(income.type);
  const statements = useQuery({ ...queries.teamStatements(api, day), enabled: fromBets });
  if (income !== null && kind !== null) {
    return {
      madeOf: partOf(settlements, (wire) => toPeriods(wire, income, { symbol, timeZone })),
      retry: () => void settlements.refetch(),
    };
  }
  if (fromBets) {
    return {
      madeOf: partOf(statements, (wire) => toBetsBehind(wire, { symbol })),
      retry: () => void statements.refetch(),
    };
  }
  return { madeOf: { status: 'ready', value: { kind: 'untold' } }, retry: () => undefined };
}
