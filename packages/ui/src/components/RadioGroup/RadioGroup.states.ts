import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

export const radioGroupStates = defineStates<RadioGroupProps>()((say) => {
  const period = {
    label: say('sample.period'),
    options: [
      { value: 'day', label: say('sample.periodDay') },
      { value: 'week', label: say('sample.periodWeek') },
      { value: 'month', label: say('sample.periodMonth') },
    ],
  };
  const answer = {
    label: say('sample.answer'),
    variant: 'card' as const,
    required: true,
    options: [
      {
        value: 'received',
        label: say('sample.answerReceived'),
        detail: say('sample.answerReceivedDetail'),
        icon: CircleCheck,
      },
      {
        value: 'not',
        label: say('sample.answerNot'),
        detail: say('sample.answerNotDetail'),
        icon: CircleX,
      },
      {
        value: 'partly',
        label: say('sample.answerPartly'),
        detail: say('sample.answerPartlyDetail'),
        icon: CircleDashed,
      },
    ],
  };
  return {
    rest: { ...period, value: '', required: true },
    chosen: { ...period, value: 'week' },
    hint: { ...period, value: 'day', hint: say('sample.payoutHint') },
    invalid: { ...period, value: '', required: true, error: say('validation.choose') },
    oneOff: {
      ...period,
      value: 'day',
      options: period.options.map((option) => ({ ...option, disabled: option.value === 'month' })),
    },
    disabled: { ...period, value: 'week', disabled: true },
    readOnly: { ...period, value: 'week', readOnly: true },
    cards: { ...answer, value: '' },
    cardChosen: { ...answer, value: 'received' },
    cardInvalid: { ...answer, value: '', error: say('validation.choose') },
    cardDisabled: { ...answer, value: 'not', disabled: true },
    cardColumns: {
      ...answer,
      label: say('sample.payout'),
      columns: true,
      value: 'wallet',
      hint: say('sample.payoutHint'),
      options: [
        {
          value: 'wallet',
          label: say('sample.mobileWallet'),
          detail: say('sample.mobileWalletDetail'),
        },
        { value: 'bank', label: say('wallet.bankTransfer'), detail: say('sample.bankDetail') },
        { value: 'agent', label: say('sample.agentPoint'), disabled: true },
      ],
    },
    longText: {
      ...answer,
      value: 'partly',
      label: say('sample.longLabel'),
      hint: say('sample.longHint'),
      options: answer.options.map((option) => ({ ...option, label: say('sample.answerLong') })),
    },
  };
});
