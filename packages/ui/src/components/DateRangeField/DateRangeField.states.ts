import { defineStates } from '../../testing/states.ts';
import { dayLabels } from '../DateField/labels.ts';
import type { DateRangeFieldProps } from './DateRangeField.tsx';

export const dateRangeFieldStates = defineStates<DateRangeFieldProps>()((say, language) => {
  const plain = {
    label: say('record.dateRange'),
    fromLabel: say('sample.rangeFrom'),
    toLabel: say('sample.rangeTo'),
    dayLabels: dayLabels(say),
    language,
    today: '2026-11-20',
    min: '2026-05-24',
    max: '2026-11-20',
    maxDays: 31,
    value: { from: '2026-11-14', to: '2026-11-20' },
    issueTexts: {
      incomplete: say('sample.rangeIncomplete'),
      order: say('validation.dateRange'),
      outside: say('sample.rangeOutside'),
      span: say('sample.rangeSpan'),
    },
  };
  const quick = {
    ...plain,
    presetsLabel: say('sample.rangePresets'),
    presets: [
      { id: 'today' as const, label: say('record.today') },
      { id: 'yesterday' as const, label: say('record.yesterday') },
      { id: 'last7' as const, label: say('sample.last7') },
      { id: 'last30' as const, label: say('sample.last30') },
      { id: 'thisMonth' as const, label: say('sample.thisMonth') },
      { id: 'lastMonth' as const, label: say('sample.lastMonth') },
    ],
  };
  const stepLabels = { earlier: say('sample.rangeEarlier'), later: say('sample.rangeLater') };
  return {
    empty: { ...plain, value: { from: '', to: '' } },
    filled: { ...plain },
    presets: { ...quick },
    arrows: { ...quick, stepLabels },
    summary: { ...quick, stepLabels, summary: '2026-11-14 \u2013 2026-11-20' },
    folded: {
      ...quick,
      stepLabels,
      summary: '2026-11-14 \u2013 2026-11-20',
      foldPresets: true,
    },
    hint: { ...quick, hint: say('sample.rangeHint') },
    upsideDown: { ...quick, value: { from: '2026-11-20', to: '2026-11-14' } },
    tooLong: { ...quick, value: { from: '2026-09-01', to: '2026-11-20' } },
    outside: { ...quick, value: { from: '2026-05-01', to: '2026-05-25' } },
    half: { ...quick, value: { from: '2026-11-14', to: '' } },
    invalid: {
      ...quick,
      required: true,
      value: { from: '', to: '' },
      error: say('sample.rangeIncomplete'),
    },
    disabled: { ...quick, stepLabels, disabled: true },
    readOnly: { ...plain, readOnly: true },
    longText: { ...quick, label: say('sample.longLabel'), hint: say('sample.longHint') },
  };
});
