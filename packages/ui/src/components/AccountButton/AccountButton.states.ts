import { defineStates } from '../../testing/states.ts';
import type { AccountButtonProps } from './AccountButton.tsx';

export const accountButtonStates = defineStates<AccountButtonProps>()((say) => ({
  member: { name: say('member.sampleName'), label: say('nav.account') },
  open: { name: say('member.sampleName'), label: say('nav.account'), 'aria-expanded': true },
  longName: { name: say('member.sampleLongName'), label: say('nav.account') },
}));
