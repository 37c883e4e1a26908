import { Info } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TooltipProps } from './Tooltip.tsx';

export const tooltipStates = defineStates<TooltipProps>()((say) => {
  const info = <IconButton label={say('data.whatIsValidBet')} icon={Info} />;
  return {
    closed: { text: say('data.validBetShort'), children: info },
    open: { text: say('data.validBetShort'), children: info, defaultOpen: true },
    below: { text: say('data.validBetShort'), children: info, defaultOpen: true, side: 'bottom' },
    onButton: {
      text: say('data.exportHint'),
      children: <Button>{say('record.export')}</Button>,
      defaultOpen: true,
    },
    longText: { text: say('data.longBody'), children: info, defaultOpen: true },
  };
});
