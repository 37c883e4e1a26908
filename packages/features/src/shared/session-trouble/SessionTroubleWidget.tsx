import { useRuntime, useSession } from '../runtime/runtime.tsx';
import { useOnce } from '../runtime/use-once.ts';
import { SessionTroubleView } from './SessionTroubleView.tsx';

/** Shown while the member of a login cannot be loaded; removed when it has loaded, or the session has ended. */
export function SessionTroubleWidget() {
  const { session } = useRuntime();
  const state = useSession();
  const [retry, busy] = useOnce(session.restore);
  const [logout] = useOnce(session.logout);
  if (!('trouble' in state)) return null;
  return (
    <SessionTroubleView
      error={state.trouble}
      busy={busy}
      onRetry={() => void retry()}
      onLogout={() => void logout()}
    />
  );
}
