import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useRuntime, useSession } from '../runtime/runtime.tsx';
import { useDesktop } from '../runtime/use-desktop.ts';
import { useGuard } from '../shell/use-guard.ts';
import { type Admission, type Asked, admissionTo, menuPage } from './address.ts';

interface WaysOut {
  /** Called when the login, the registration or the warning was closed. */
  readonly onClose: () => void;
  /**
   * Called when the address names a centre that is not available: the caller corrects the address without a history
   * entry.
   */
  readonly onForget: () => void;
}

/**
 * Decides who may see a centre, and what the others see: a visitor gets the login, and the centre after it; a trial
 * account the warning, or "me" on a phone; a member the message that this is for agents (GRD-01). When the visitor
 * closes the login, the registration or the warning, the page is shown again.
 */
export function useEntrance({ centre, page }: Asked, out: WaysOut): Admission {
  const { overlays, session, toasts } = useRuntime();
  const t = useT();
  const guard = useGuard();
  const visitor = useSession();
  const wide = useDesktop();
  const [wasIn, setWasIn] = useState(false);
  const admission = admissionTo(
    centre,
    visitor,
    wasIn,
    centre === 'member' && page === menuPage && !wide,
  );
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
      // The visitor went back in the history: closes the login, because its target is gone.
      const { kind } = session.store.getState();
      if (kind === 'anonymous' && overlays.store.getState().intent) overlays.dismiss();
    };
  }, [overlays, session]);
  useEffect(() => {
    if (admission === 'wait' || admission === answered.current) return;
    answered.current = admission;
    switch (admission) {
      case 'centre':
      case 'trial':
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
