import { useEffect, useState } from 'react';
import type { AnalyticsEvent } from '../runtime/ports.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import type { KeyValueStore } from '../session/key-value-store.ts';
import * as css from './ConsentBarView.css.ts';
import { ConsentBarView } from './ConsentBarView.tsx';
import { type Consent, keepConsent, readConsent } from './consent.ts';

export interface AnalyticsWidgetProps {
  /** Stores the answer on this device. */
  readonly storage: KeyValueStore;
  /** Creates the event listener after the visitor has agreed. For gtag pass `gtagListener`. */
  readonly listen: () => (event: AnalyticsEvent) => void;
  /** Path of the current page. Every change is counted as a page view. */
  readonly path: string;
  /** Asks again, because the visitor wants to change the answer. Default false. */
  readonly reconsider?: boolean;
  /** Called when the visitor has answered. */
  readonly onAnswered?: () => void;
}

/** The consent of this device, and how to give or refuse it. */
export function useConsent(
  storage: KeyValueStore,
): readonly [consent: Consent, answer: (consent: 'granted' | 'denied') => void] {
  const [consent, setConsent] = useState<Consent>(() => readConsent(storage));
  return [
    consent,
    (given) => {
      keepConsent(storage, given);
      setConsent(given);
    },
  ];
}

/**
 * The consent gate: asks once, and connects the analytics listener only after a "yes".
 * Events from before the consent are not sent afterwards.
 */
export function AnalyticsWidget({
  storage,
  listen,
  path,
  reconsider = false,
  onAnswered,
}: AnalyticsWidgetProps) {
  const { analytics } = useRuntime();
  const [consent, answer] = useConsent(storage);
  const granted = consent === 'granted';
  const [listener] = useState(() => {
    let made: ((event: AnalyticsEvent) => void) | undefined;
    return (event: AnalyticsEvent) => {
      made ??= listen();
      made(event);
    };
  });
  useEffect(
    () => (granted ? analytics.connect(listener) : undefined),
    [granted, analytics, listener],
  );
  useEffect(() => {
    if (granted) analytics.track({ name: 'page_view', path });
  }, [granted, analytics, path]);
  if (consent !== 'unasked' && !reconsider) return null;
  return (
    <div className={css.place}>
      <ConsentBarView
        onAnswer={(given) => {
          answer(given);
          onAnswered?.();
        }}
      />
    </div>
  );
}
