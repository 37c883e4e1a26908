import { Money } from '@parlour/ui';
import { useState } from 'react';
import { type ShortUnit, shortMoney } from '../../shared/i18n/short-money.ts';
import {
  type MessageKey,
  useFigures,
  useLanguage,
  useNumbers,
  useT,
} from '../../shared/i18n/use-t.ts';
import * as css from './ShortAmount.css.ts';

interface ShortAmountProps {
  /** The decimal string of the backend. */
  readonly exact: string;
  /** The whole amount in the money format of the site. */
  readonly text: string;
  readonly symbol: string;
}

const words = {
  lakh: 'short.lakh',
  crore: 'short.crore',
  thousand: 'short.thousand',
  million: 'short.million',
  billion: 'short.billion',
  trillion: 'short.trillion',
} as const satisfies Record<ShortUnit, MessageKey>;

/**
 * An amount for a small tile: short, and whole after a press. Its accessible name has both. In Bengali, and where the
 * brand groups by lakh, it counts in lakh and crore, else in thousands and millions (AGT-02).
 */
export function ShortAmount({ exact, text, symbol }: ShortAmountProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const isLakh = language === 'bn' || numbers?.grouping === 'lakh';
  const short = shortMoney(exact, { symbol, grouping: isLakh ? 'lakh' : 'thousands' });
  const whole = figures(text);
  if (short === null) return <Money text={whole} />;
  const said = t(words[short.unit], { amount: short.amount });
  return (
    <button
      type="button"
      className={css.short}
      aria-label={`${said} (${whole})`}
      aria-pressed={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      <Money text={isWhole ? whole : said} className={css.whole} />
    </button>
  );
}
