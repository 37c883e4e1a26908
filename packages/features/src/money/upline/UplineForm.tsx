import { Surface } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { TransferForm } from '../transfer/TransferForm.tsx';
import type { UplineViewProps } from './UplineView.props.ts';
import type { Upline } from './upline-model.ts';

interface UplineFormProps extends Omit<UplineViewProps, 'upline'> {
  readonly upline: Upline;
  readonly money: (amount: string) => string;
}

/** The transfer form with the upline as recipient (WAL-05, WAL-07). */
export function UplineForm({ upline, money, ...form }: UplineFormProps) {
  const { account, nickname, presets, min, max } = upline;
  const t = useT();
  return (
    <Surface as="section" aria-labelledby="upline-form">
      <TransferForm
        {...form}
        {...{ account, nickname, presets }}
        id="upline"
        limits={upline}
        texts={{
          form: t('upline.form'),
          recipient: t('upline.agent'),
          limits: t('upline.limits', { min: money(min), max: money(max) }),
          note: t('upline.note'),
          noteHint: t('upline.noteHint'),
          warning: t('transfer.uplineNote', { name: account }),
          action: t('confirm.upline.action'),
          send: (amount) => t('upline.send', { amount }),
        }}
      />
    </Surface>
  );
}
