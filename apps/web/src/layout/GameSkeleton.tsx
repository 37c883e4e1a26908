import { useT } from '@parlour/features/i18n';
import { Skeleton, Spinner, VisuallyHidden } from '@parlour/ui';
import * as css from './layout.css.ts';

/** Placeholder of a game's page while its code loads: the same header and frame, so that nothing moves (LCH-01). */
export function GameSkeleton() {
  const t = useT();
  return (
    <div className={css.gameSkeleton} aria-busy="true">
      <VisuallyHidden role="status">{t('loading.page')}</VisuallyHidden>
      <div className={css.gameHeader} data-part="header" data-tool-space>
        <div className={css.gameTitle}>
          <Skeleton width={24} height={24} />
          <Skeleton width={140} height={20} />
        </div>
        <div className={css.gameFigures}>
          <Skeleton width={64} height={16} />
          <Skeleton width={96} height={16} />
          <Skeleton width={80} height={16} />
        </div>
      </div>
      <div className={css.gameStage} data-part="stage">
        <Spinner size={20} />
      </div>
    </div>
  );
}
