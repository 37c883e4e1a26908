import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import type { PopoverProps } from './Popover.tsx';

export const popoverStates = defineStates<PopoverProps>()((say) => {
  const base = {
    label: say('data.validBet'),
    trigger: <Button>{say('data.whatIsValidBet')}</Button>,
    children: <Text size="small">{say('data.validBetBody')}</Text>,
  };
  return {
    text: base,
    controls: {
      ...base,
      label: say('data.filters'),
      trigger: <Button>{say('data.filters')}</Button>,
      children: (
        <div style={{ display: 'grid', gap: 8 }}>
          <Button>{say('member.depositv2')}</Button>
          <Button>{say('member.withdraw')}</Button>
        </div>
      ),
    },
    closable: { ...base, closeLabel: say('action.close') },
    atEnd: { ...base, align: 'end' },
    above: { ...base, side: 'top' },
    longText: { ...base, children: <Text size="small">{say('data.longBody')}</Text> },
  };
});
