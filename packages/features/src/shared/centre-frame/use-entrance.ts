import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useRuntime, useSession } from '../runtime/runtime.tsx';
import { useGuard } from '../shell/use-guard.ts';
import { type Admission, admissionTo } from './address.ts';
import type { Centre } from './entries.ts';

interface WaysOut {
  /** The login, the registration or the warning was closed. */
  readonly onClose: () => void;
  /** The address names a centre that is not available: it is corrected, without a history entry. */
  readonly onForget: () => void;
}

/**
 * Who may see a centre, and what the others meet: a visitor the login, and the centre after it; a
 * trial account the warning; a member the word that this is for agents (GRD-01). A login, a
 * registration or a warning that is closed leads back to the page.
 */
export function useEntrance(centre: Centre, out: WaysOut): Admission {
  const { overlays, session, toasts } = useRuntime();
  const t = useT();
  const guard = useGuard();
  const visitor = useSession();
  const [wasIn, setWasIn] = useState(false);
  const admission = admissionTo(centre, visitor, wasIn);
  const latest = useRef(out);
  const answered = useRef<Admission>('wait');
  useEffect(() => {
    latest.current = out;
  });
  useEffect(() => {
    const unlisten = overlays.store.subscribe(({ modal }, before) => {
      const { kind } = session.store.getState();
      const isOut = kind === 'anonymous' || kind === 'trial';
      if (isOut && before.intent && !modal) latest.current.onClose();
    });
    return () => {
      unlisten();
      answered.current = 'wait';
      // Left by the way back: the login that was to lead in here has nothing to lead to.
      const { kind } = session.store.getState();
      if (kind === 'anonymous' && overlays.store.getState().intent) overlays.dismiss();
    };
  }, [overlays, session]);
  useEffect(() => {
    if (admission === 'wait' || admission === answered.current) return;
    answered.current = admission;
    switch (admission) {
      case 'centre':
        return setWasIn(true);
      case 'login':
      case 'realAccount':
        return guard(
          () => undefined,
          () => latest.current.onClose(),
        );
      case 'notAgent':
        toasts.show({ id: 'notAgent', tone: 'danger', title: t('error.notAgent') });
        return latest.current.onForget();
      case 'over':
        return latest.current.onForget();
    }
  }, [admission, guard, toasts, t]);
  return admission;
}
