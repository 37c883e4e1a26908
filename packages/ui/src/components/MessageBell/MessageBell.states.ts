import { defineStates } from '../../testing/states.ts';
import type { MessageBellProps } from './MessageBell.tsx';

export const messageBellStates = defineStates<MessageBellProps>()((say) => ({
  none: { href: '#messages', count: 0, label: say('message.message') },
  some: { href: '#messages', count: 5, label: say('messages.five') },
  many: { href: '#messages', count: 128, label: say('messages.many') },
}));
