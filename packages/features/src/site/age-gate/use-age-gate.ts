import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modeOf } from '../../shared/runtime/mode.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettingsQuery } from '../../shared/runtime/settings.ts';
import type { KeyValueStore } from '../../shared/session/key-value-store.ts';
import { type AgeGateState, askedAge, rememberAnswer, rememberedAnswer } from './age-gate-model.ts';

/** State of the age gate, and how to answer it. */
export interface AgeGate {
  /** `loading` until the required age is known or could not be loaded. */
  readonly state: AgeGateState | 'loading';
  /** Required age, in years. */
  readonly minAge: number;
  readonly answer: (answer: 'yes' | 'no') => void;
}

/** The age gate of the site: whether it is needed, the required age, and the answer of this session. */
export function useAgeGate(storage: KeyValueStore): AgeGate {
  const { api, config, analytics } = useRuntime();
  const asks = modeOf(config, undefined).asksAge;
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
