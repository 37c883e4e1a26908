import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import type { AlertProps } from './Alert.tsx';

export const alertStates = defineStates<AlertProps>()((say) => ({
  info: { children: say('banner.demoMode') },
  success: { children: say('success.linkCopied'), tone: 'success' },
  warn: { children: say('balance.stale'), tone: 'warn' },
  danger: { title: say('errorTitle.login'), children: say('error.credentials'), tone: 'danger' },
  titleOnly: { title: say('banner.offlineShort'), tone: 'warn' },
  withAction: {
    title: say('errorTitle.network'),
    children: say('error.network'),
    tone: 'danger',
    action: createElement(Button, { size: 'sm' }, say('action.retry')),
  },
}));
