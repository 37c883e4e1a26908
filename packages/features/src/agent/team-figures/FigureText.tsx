import { Money, type MoneyProps, Text } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Figure } from './figure.ts';

const signTones = { '-1': 'danger', 0: 'muted', 1: 'success' } as const;

interface FigureTextProps extends Pick<MoneyProps, 'tone' | 'struck'> {
  readonly of: Figure;
  /** Colours the amount by its sign. Only for amounts that show their sign. */
  readonly bySign?: boolean;
}

/** An amount, or a mark that it is unknown (AGT). */
export function FigureText({ of, bySign = false, tone, struck }: FigureTextProps) {
  const t = useT();
  const figures = useFigures();
  if (of === null) {
    return (
      <Text as="span" tone="muted">
        {t('status.unknown')}
      </Text>
    );
  }
  return (
    <Money text={figures(of.text)} tone={bySign ? signTones[of.sign] : tone} struck={struck} />
  );
}
