import { useEffect, useRef, useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { TypeAgain } from './TypeAgain.tsx';
import { type AccountWindow, accountWindowNamed } from './windows.tsx';

/** A window of this page; the window for the login password belongs to the site. */
type OwnWindow = Exclude<AccountWindow, 'password'>;

interface OpenWindow {
  readonly name: OwnWindow | null;
  /** Whether the window was open when the session expired: the secrets typed in it are gone. */
  readonly isAgain: boolean;
  readonly open: (name: AccountWindow) => void;
  readonly close: () => void;
}

/**
 * State of the window over the page. A window that was closed by an expired session opens again after the login of the
 * same member; its form restores by itself what may be kept (MEM-01, PWD-02).
 */
export function useOpenWindow(): OpenWindow {
  const { overlays, session } = useRuntime();
  const kept = useRestoredDraft('account-window');
  const [left] = useState(() => accountWindowNamed(kept.read()?.window));
  const [at, setAt] = useState<Pick<OpenWindow, 'name' | 'isAgain'>>({
    name: left === 'password' ? null : left,
    isAgain: left !== null,
  });
  const current = useRef(at.name);
  current.current = at.name;

  useEffect(() => {
    kept.forget();
    if (left === 'password')
      overlays.open({ name: 'changePassword', props: { note: <TypeAgain /> } });
  }, [kept, left, overlays]);
  useEffect(() => {
    const hasExpired = () => {
      const state = session.store.getState();
      return state.kind === 'anonymous' && state.because === 'expired';
    };
    const unfollow = session.store.subscribe(() => {
      if (current.current !== null && hasExpired()) kept.keep({ window: current.current });
    });
    // The site closes its window when the session ends.
    const unlisten = overlays.store.subscribe(({ modal }, before) => {
      const isClosed = before.modal?.name === 'changePassword' && modal === null;
      if (isClosed && hasExpired()) kept.keep({ window: 'password' });
    });
    return () => {
      unfollow();
      unlisten();
    };
  }, [kept, overlays, session]);

  return {
    ...at,
    open: (name) => {
      // A member may have to change the password on any page, so that window belongs to the site.
      if (name === 'password') overlays.open({ name: 'changePassword', props: {} });
      else setAt({ name, isAgain: false });
    },
    close: () => setAt({ name: null, isAgain: false }),
  };
}
