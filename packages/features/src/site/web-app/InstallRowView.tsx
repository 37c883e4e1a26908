import { Button } from '@parlour/ui';
import { Smartphone } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './WebApp.css.ts';

export interface InstallRowViewProps {
  /** `offered`: a button opens the question of the browser. `byHand`: a sentence says where the browser has it. */
  readonly way: 'offered' | 'byHand';
  readonly busy?: boolean;
  readonly onInstall: () => void;
}

/** A quiet row at the end of the page: how to install the site as an app. */
export function InstallRowView({ way, busy = false, onInstall }: InstallRowViewProps) {
  const t = useT();
  return (
    <aside className={css.row} aria-label={t('pwa.installTitle')}>
      <span className={css.rowText}>
        {t(way === 'offered' ? 'pwa.installBody' : 'pwa.installByHand')}
      </span>
      {way === 'offered' && (
        <Button variant="ghost" icon={Smartphone} busy={busy} onClick={onInstall}>
          {t('pwa.install')}
        </Button>
      )}
    </aside>
  );
}
