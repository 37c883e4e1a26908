import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import type { ErrorStateProps } from './ErrorState.tsx';

const noop = () => {};

export const errorStateStates = defineStates<ErrorStateProps>()((say) => {
  const broken = {
    title: say('errorTitle.generic'),
    body: say('error.loadFailed'),
    retryLabel: say('action.retry'),
    onRetry: noop,
  };
  return {
    retry: broken,
    busy: { ...broken, busy: true },
    connection: {
      ...broken,
      title: say('errorTitle.network'),
      body: say('error.network'),
      art: 'signal',
    },
    withCode: { ...broken, body: say('error.server'), code: 'HTTP 503' },
    noRetry: { title: say('errorTitle.generic'), body: say('error.forbidden') },
    withAction: {
      ...broken,
      body: say('error.unknown'),
      action: createElement(Button, { variant: 'ghost' }, say('action.contactService')),
    },
  };
});
