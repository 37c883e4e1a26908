import { defineStates } from '../../testing/states.ts';
import type { MessageBellProps } from './MessageBell.tsx';

export const messageBellStates = defineStates<MessageBellProps>()((say) => ({
  none: { count: 0, label: say('message.message') },
  some: { count: 5, label: say('messages.five') },
  many: { count: 128, label: say('messages.many') },
}));
