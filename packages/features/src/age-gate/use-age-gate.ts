import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRuntime, useSettingsQuery } from '../runtime/index.ts';
import type { KeyValueStore } from '../session/index.ts';
import {
  type AgeGateState,
  ageGatePolicy,
  askedAge,
  rememberAnswer,
  rememberedAnswer,
} from './model.ts';

/** Whether the age has to be asked for, and how to answer. */
export interface AgeGate {
  /** `loading` until the age that has to be asked for is known, or known to be unknown. */
  readonly state: AgeGateState | 'loading';
  /** Years. */
  readonly minAge: number;
  readonly answer: (answer: 'yes' | 'no') => void;
}

/** The age gate of the site: who has to be asked, for which age, and what was answered in this session. */
export function useAgeGate(storage: KeyValueStore): AgeGate {
  const { api, config, analytics } = useRuntime();
  const asks = ageGatePolicy(config) === 'ask';
  const settings = useSettingsQuery();
  const policy = useQuery({
    ...queries.playPolicy(api),
    enabled: asks,
    select: ({ minAge }) => minAge,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [answered, setAnswered] = useState<'yes' | 'no' | null>(null);
  const minAge = askedAge(settings.data?.minAge ?? null, policy.data ?? null);
  const answer = (given: 'yes' | 'no') => {
    rememberAnswer(storage, given, minAge);
    analytics.track({ name: 'age_gate', answer: given });
    setAnswered(given);
  };
  if (!asks) return { state: 'open', minAge, answer };
  if (answered) return { state: answered === 'yes' ? 'open' : 'refused', minAge, answer };
  const waiting = settings.isPending || policy.isPending;
  return { state: waiting ? 'loading' : rememberedAnswer(storage, minAge), minAge, answer };
}
