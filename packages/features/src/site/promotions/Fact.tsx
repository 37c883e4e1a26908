import { useFigures } from '../../shared/i18n/use-t.ts';
import * as css from './PromotionPage.css.ts';

/** A row of a list of facts; renders nothing without a value. */
export function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  const figures = useFigures();
  if (value === null) return null;
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd className={css.value}>{figures(value)}</dd>
    </div>
  );
}
