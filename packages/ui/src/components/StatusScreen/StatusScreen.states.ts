import { Headset, RefreshCw } from 'lucide-react';
import { createElement, Fragment } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button, ButtonLink, type ButtonProps } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import type { StatusScreenProps } from './StatusScreen.tsx';

export const statusScreenStates = defineStates<StatusScreenProps>()((say) => {
  const button = (props: ButtonProps, label: string) => createElement(Button, props, label);
  const service = (variant: 'primary' | 'secondary') =>
    button({ variant, icon: Headset }, say('action.contactService'));
  const home = createElement(
    ButtonLink,
    { href: '#home', variant: 'primary' },
    say('action.goHome'),
  );
  const notFound = {
    kind: 'notFound' as const,
    title: say('screen.notFound.title'),
    body: say('screen.notFound.body'),
    actions: home,
  };
  return {
    maintenance: {
      kind: 'maintenance',
      title: say('screen.maintenance.title'),
      body: say('screen.maintenance.body'),
      detail: createElement(Badge, { tone: 'info' }, say('sample.maintenanceUntil')),
      actions: createElement(
        Fragment,
        null,
        service('primary'),
        button({ variant: 'ghost', icon: RefreshCw }, say('action.retry')),
      ),
    },
    regionBlocked: {
      kind: 'regionBlocked',
      title: say('screen.blocked.title'),
      body: say('screen.blocked.body'),
      detail: createElement(Text, { size: 'small', tone: 'muted' }, say('sample.ipAddress')),
      actions: service('secondary'),
    },
    notFound,
    notFoundInPage: { ...notFound, place: 'content' },
    offline: {
      kind: 'offline',
      title: say('errorTitle.network'),
      body: say('error.offline'),
      actions: button({ variant: 'primary', icon: RefreshCw }, say('action.retry')),
    },
    crash: {
      kind: 'crash',
      title: say('screen.crash.title'),
      body: say('screen.crash.body'),
      actions: createElement(
        Fragment,
        null,
        button({ variant: 'primary', icon: RefreshCw }, say('action.retry')),
        button({ variant: 'ghost' }, say('action.reload')),
        button({ variant: 'ghost', icon: Headset }, say('action.contactService')),
      ),
    },
    bare: { kind: 'crash', title: say('screen.chunk.title'), body: say('screen.chunk.body') },
  };
});
