import { Money, Text } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './RebateView.css.ts';
import { keyOf, type Rebate, type RebatePart } from './rebate-model.ts';

interface RebatePartsProps {
  readonly of: Rebate;
  readonly wide: boolean;
  readonly money: (amount: string) => string;
}

/** The rebate of each kind of game: a table where there is room, else cards (REB-01). */
export function RebateParts({ of, wide, money }: RebatePartsProps) {
  const t = useT();
  const figures = useFigures();
  const nameOf = (part: RebatePart) => (part.label ? t(part.label) : keyOf(part));
  if (!wide) {
    return (
      <ul className={css.list}>
        {of.parts.map((part) => (
          <li key={part.id} className={css.row}>
            <span className={css.words}>
              <Text as="span" bold>
                {nameOf(part)}
              </Text>
              <Text as="span" size="small" tone="secondary">
                {`${t('wallet.validBet')} ${money(part.validBet)} \u00B7 ${figures(part.rate)}`}
              </Text>
            </span>
            <Money size="md" tone="warm" text={money(part.amount)} />
          </li>
        ))}
      </ul>
    );
  }
  const heads = [t('wallet.validBet'), t('team.rebateRate'), t('wallet.rebate')];
  return (
    <table className={css.table}>
      <thead className={css.columnHead}>
        <tr>
          <th scope="col" className={css.name}>
            {t('rebate.category')}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className={css.figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.parts.map((part) => (
          <tr key={part.id}>
            <th scope="row" className={css.name}>
              {nameOf(part)}
            </th>
            <td className={css.figure}>{money(part.validBet)}</td>
            <td className={css.figure}>{figures(part.rate)}</td>
            <td className={css.figure}>
              <Money tone="warm" text={money(part.amount)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className={css.total}>
        <tr>
          <th scope="row" className={css.name}>
            {t('rebate.total')}
          </th>
          <td className={css.figure}>{money(of.validBet)}</td>
          <td className={css.figure} />
          <td className={css.figure}>
            <Money tone="warm" text={money(of.amount)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
