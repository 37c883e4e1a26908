import { Chip, DesktopOnly, LevelShield, PhoneOnly, Surface, VisuallyHidden } from '@parlour/ui';
import { useState } from 'react';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { page } from '../../shared/page-parts/page-parts.css.ts';
import { type BenefitValue, benefitsOf, type VipLevel } from '../levels/levels-model.ts';
import { sayBenefit } from '../levels/say-benefit.ts';
import { shownLevel } from './shown-level.ts';
import * as css from './VipView.css.ts';

export interface LevelTableProps {
  readonly levels: readonly VipLevel[];
  /** The member's level; its column is highlighted. `null`: none. */
  readonly current: number | null;
  /**
   * True: a table with all levels. False: one level at a time, for phones. `null`: renders both, and CSS shows the one
   * that fits.
   */
  readonly wide: boolean | null;
}

/**
 * The benefits of each level: all side by side, or one at a time where they do not fit. A prerendered page contains
 * both, and CSS chooses. Without scripts a press cannot change the level, so phones get the table too.
 */
export function LevelTable({ wide, ...rest }: LevelTableProps) {
  const beside = <SideBySide {...rest} />;
  return (
    <>
      {wide === null && (
        <PhoneOnly>
          <noscript>
            <div className={page}>{beside}</div>
          </noscript>
        </PhoneOnly>
      )}
      {wide === null ? <DesktopOnly>{beside}</DesktopOnly> : wide && beside}
      {wide !== true && (
        <PhoneOnly>
          <OneByOne {...rest} />
        </PhoneOnly>
      )}
    </>
  );
}

type Levels = Pick<LevelTableProps, 'levels' | 'current'>;

function SideBySide({ levels, current }: Levels) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const columnOf = ({ level }: VipLevel) => (level === current ? css.ownCell : css.cell);
  return (
    <Surface padding="none" clip className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              {t('vip.benefits')}
            </th>
            {levels.map((level) => (
              <th key={level.level} scope="col" className={columnOf(level)}>
                <span className={css.levelHead}>
                  <LevelShield
                    level={level.level}
                    reached={current !== null && level.level <= current}
                    numbers={numbers}
                  />
                  <span>{level.name}</span>
                  <span className={css.begins}>
                    {level.from === null ? t('vip.fromStart') : figures(level.from)}
                  </span>
                  {level.level === current && (
                    <VisuallyHidden>{t('vip.currentLevel')}</VisuallyHidden>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefitsOf(levels).map(({ id, label }) => (
            <tr key={id}>
              <th scope="row" className={css.rowHead}>
                {t(label)}
              </th>
              {levels.map((level) => (
                <td key={level.level} className={columnOf(level)}>
                  <Benefit value={level.benefits.get(id) ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
  );
}

function OneByOne({ levels, current }: Levels) {
  const t = useT();
  const [picked, setPicked] = useState<number | null>(null);
  const shown = shownLevel(levels, picked ?? current);
  if (!shown) return null;
  return (
    <>
      <fieldset className={css.chips} aria-label={t('vip.levelsTitle')}>
        {levels.map(({ level, name }) => (
          <Chip key={level} selected={level === shown.level} onClick={() => setPicked(level)}>
            {t('vip.levelTitle', { level, name })}
          </Chip>
        ))}
      </fieldset>
      <Surface>
        <dl className={css.facts}>
          {benefitsOf(levels).map(({ id, label }) => (
            <div key={id} className={css.fact}>
              <dt>{t(label)}</dt>
              <dd className={css.value}>
                <Benefit value={shown.benefits.get(id) ?? null} />
              </dd>
            </div>
          ))}
          <div className={css.fact}>
            <dt>{t('vip.from')}</dt>
            <dd className={css.value}>
              {shown.from === null
                ? t('vip.fromStart')
                : t('vip.fromValidBet', { amount: shown.from })}
            </dd>
          </div>
        </dl>
      </Surface>
    </>
  );
}

function Benefit({ value }: { readonly value: BenefitValue }) {
  const t = useT();
  const figures = useFigures();
  if (value !== null) return <span>{figures(sayBenefit(value, t))}</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('vip.notIncluded')}</VisuallyHidden>
    </>
  );
}
