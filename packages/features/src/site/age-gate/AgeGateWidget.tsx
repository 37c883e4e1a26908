import { Suspense } from 'react';
import { LateTexts } from '../../shared/i18n/LateTexts.tsx';
import { arriving, lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import type { KeyValueStore } from '../../shared/session/key-value-store.ts';
import { useAgeGate } from './use-age-gate.ts';

/** Loaded lazily: a visitor who has answered does not load the dialog. */
const AgeGateView = lazyPart(async () => ({
  default: (await import('./AgeGateView.tsx')).AgeGateView,
}));

export interface AgeGateWidgetProps {
  /** Stores the answer for this session. */
  readonly storage: KeyValueStore;
}

/** The age gate, shown while the question is open or the visitor was refused. */
export function AgeGateWidget({ storage }: AgeGateWidgetProps) {
  const { operatorMode } = useSettings();
  const { state, minAge, answer } = useAgeGate(storage);
  if (state === 'open' || state === 'loading') return null;
  return (
    <Suspense fallback={arriving}>
      <LateTexts />
      <AgeGateView
        state={state}
        minAge={minAge}
        isDemo={operatorMode === 'demo'}
        onAnswer={answer}
      />
    </Suspense>
  );
}
