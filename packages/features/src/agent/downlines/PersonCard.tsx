import { Avatar, Button, Money, Surface, Text } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './DownlinesView.css.ts';
import { type Downline, typeWords } from './downlines-model.ts';

interface PersonCardProps {
  readonly of: Downline;
  readonly onDetail: (person: Downline) => void;
}

/** A card with the account whose team is shown (AGT-04). */
export function PersonCard({ of, onDetail }: PersonCardProps) {
  const t = useT();
  const figures = useFigures();
  const word = typeWords.get(of.type);
  return (
    <Surface padding="s4" className={css.person}>
      <Avatar name={of.account} />
      <span className={css.names}>
        <Text as="span" bold>
          <bdi translate="no">{of.account}</bdi>
        </Text>
        <Text as="span" size="small" tone="secondary">
          {t('team.typeAndLevel', { title: word ? t(word.label) : of.type, level: of.level })}
        </Text>
      </span>
      <span className={css.figure}>
        <Text as="span" size="small" tone="secondary">
          {t('wallet.balance')}
        </Text>
        <Money text={figures(of.balance)} />
      </span>
      <span className={css.figure}>
        <Text as="span" size="small" tone="secondary">
          {t('wallet.validBet')}
        </Text>
        <Money text={figures(of.validBet)} />
      </span>
      <Button onClick={() => onDetail(of)}>{t('team.details')}</Button>
    </Surface>
  );
}
