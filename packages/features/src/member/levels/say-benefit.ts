import type { Translate } from '../../shared/i18n/use-t.ts';
import type { BenefitValue } from './levels-model.ts';

/** The value of one benefit, in words (VIP-01). */
export function sayBenefit(value: NonNullable<BenefitValue>, t: Translate): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'times':
      return t('vip.times', { count: value.count });
    case 'included':
      return t('vip.included');
  }
}
