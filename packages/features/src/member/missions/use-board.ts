import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type Period, toBoard } from './missions-model.ts';

/** Reads the leaderboard, one period at a time (MIS-01). */
export function useBoard() {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const [period, setPeriod] = useState<Period>('week');
  const query = useQuery(queries.missionLeaderboard(api, { period }));
  const board = useStableValue(partOf(query, (wire) => toBoard(wire, timeZone)));
  return { period, setPeriod, board, retry: () => void query.refetch() };
}
