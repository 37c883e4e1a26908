import { Badge } from '@parlour/ui';
import { type Brand, type ContrastPair, pairRatio, pairs, schemes } from '@parlour/ui/theme';
import { memo } from 'react';
import * as css from './studio.css.ts';
import { gradeOf, pairName } from './studio.ts';
import { type Words, wordsIn } from './texts.ts';

export interface PairsProps {
  readonly brand: Brand;
  readonly language: 'bn' | 'en';
}

/**
 * Every declared pair with its ratio in both schemes, in two tables side by side. Renders again only for another brand.
 */
export const Pairs = memo(function Pairs({ brand, language }: PairsProps) {
  const say = wordsIn(language);
  const half = Math.ceil(pairs.length / 2);
  return (
    <div className={css.tables}>
      <Table brand={brand} say={say} title={say('studio.pairs')} list={pairs.slice(0, half)} />
      <Table brand={brand} say={say} title={say('studio.pairsMore')} list={pairs.slice(half)} />
    </div>
  );
});

interface TableProps {
  readonly brand: Brand;
  readonly say: Words;
  readonly title: string;
  readonly list: readonly ContrastPair[];
}

function Table({ brand, say, title, list }: TableProps) {
  return (
    <div className={css.tableCard}>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            <th className={css.th}>{say('studio.pair')}</th>
            <th className={css.th}>{say('studio.light')}</th>
            <th className={css.th}>{say('studio.dark')}</th>
            <th className={css.th}>{say('studio.grade')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((pair) => {
            const worst = Math.min(...schemes.map((scheme) => ratioOf(brand, scheme, pair)));
            const grade = gradeOf(worst, pair.min);
            return (
              <tr key={`${pairName(pair)} ${pair.min}`}>
                <th scope="row" className={css.td}>
                  <span className={css.code}>{pairName(pair)}</span>
                </th>
                {schemes.map((scheme) => (
                  <td key={scheme} className={css.td}>
                    <Measured brand={brand} scheme={scheme} pair={pair} say={say} />
                  </td>
                ))}
                <td className={css.td}>
                  <Badge tone={grade === null ? 'danger' : 'success'}>
                    {grade === 'UI' ? say('studio.gradeControl') : (grade ?? '✕')} ≥ {pair.min}
                  </Badge>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export interface MeasuredProps {
  readonly brand: Brand;
  readonly scheme: 'light' | 'dark';
  readonly pair: ContrastPair;
  readonly say: Words;
}

/** One pair in one scheme: a sample in its colours, and its ratio. */
export function Measured({ brand, scheme, pair, say }: MeasuredProps) {
  const { foreground, background, overlay, min } = pair;
  const colour = (role: ContrastPair['foreground']) => brand[scheme][`color-${role}`];
  const layer = overlay ? colour(overlay) : null;
  const style = {
    color: colour(foreground),
    backgroundColor: colour(background),
    ...(layer && { backgroundImage: `linear-gradient(${layer}, ${layer})` }),
  };
  return (
    <span className={css.measure}>
      <span className={css.swatch} style={style} aria-hidden="true">
        {min >= 4.5 ? say('studio.sample') : <i className={css.mark} />}
      </span>
      {ratioOf(brand, scheme, pair).toFixed(2)}
    </span>
  );
}

const ratioOf = (brand: Brand, scheme: 'light' | 'dark', pair: ContrastPair): number =>
  pairRatio(pair, (role) => brand[scheme][`color-${role}`]);
