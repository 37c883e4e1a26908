import { FooterBand } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { playWays } from '../../shared/play/play-ways.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import * as css from './PlayBand.css.ts';

export interface PlayBandProps {
  /** Minimum age in years (REG-06). */
  readonly minAge: number;
  /** The operator has a member centre, with limits, breaks and self-exclusion. */
  readonly hasCentre: boolean;
}

/** The band of responsible play, above every footer: four ways, each one tap away. */
export function PlayBand({ minAge, hasCentre }: PlayBandProps) {
  const t = useT();
  return (
    <div className={css.row}>
      <FooterBand
        age={t('rg.ageMark', { age: minAge })}
        title={t('rg.responsiblePlay')}
        body={t('rgMsg.lead')}
        links={playWays(hasCentre).map(({ label, ...way }) => ({ ...way, label: t(label) }))}
      />
    </div>
  );
}

/** The band alone, for pages with a layout of their own. */
export function PlayBandWidget() {
  const { memberCentre } = useRuntime().config;
  return <PlayBand minAge={useSettings().minAge} hasCentre={memberCentre} />;
}
