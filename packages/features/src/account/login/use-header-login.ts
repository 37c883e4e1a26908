import { ApiError } from '@parlour/api-client';
import { useState } from 'react';
import { loadPart } from '../../shared/lazy/load-part.ts';
import type { ModalProps } from '../../shared/runtime/overlays.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { HeaderLoginViewProps } from './HeaderLoginView.tsx';

/** State and actions of the login in a header (LAY-02). */
export function useHeaderLogin(): HeaderLoginViewProps {
  const runtime = useRuntime();
  const { overlays } = runtime;
  const settings = useSettings();
  const open = (props: ModalProps['login'] = {}) => overlays.open({ name: 'login', props });
  const [failures, setFailures] = useState(0);
  const [login, busy] = useOnce(async (username: string, password: string) => {
    try {
      const { enterByName } = await loadPart(() => import('./enter.ts')).catch((cause: unknown) => {
        throw new ApiError('NETWORK', { cause });
      });
      await enterByName(runtime, { username, password, captcha: '' });
    } catch (error) {
      // The window now has the name; a refused password is kept nowhere.
      setFailures((count) => count + 1);
      open({ username, error });
    }
  });
  return {
    bySms: settings.isOn('MOBILEVERCODELOGIN3'),
    fields: useDesktop() ? 'shown' : 'places',
    busy,
    failures,
    onOpen: open,
    onSubmit: (username, password) => {
      if (username && password) void login(username, password);
      else open(username ? { username } : {});
    },
  };
}
