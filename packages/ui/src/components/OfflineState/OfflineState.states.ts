import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import type { OfflineStateProps } from './OfflineState.tsx';

const noop = () => {};

export const offlineStateStates = defineStates<OfflineStateProps>()((say) => {
  const offline = { title: say('errorTitle.network'), body: say('error.offline') };
  const retry = { retryLabel: say('action.retry'), onRetry: noop };
  return {
    rest: { ...offline, ...retry },
    busy: { ...offline, ...retry, busy: true },
    withSaved: {
      ...offline,
      ...retry,
      action: createElement(Button, { variant: 'ghost' }, say('game.backToLobby')),
    },
    noRetry: offline,
  };
});
