import { Button } from '@parlour/ui';
import { Headset } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import * as css from './HelpWidget.css.ts';

/** The button for customer service, in the corner on desktops (LAY-06). */
export function HelpWidget() {
  const t = useT();
  const { overlays } = useRuntime();
  return (
    <aside className={css.corner} aria-label={t('nav.help')}>
      <Button
        className={css.pill}
        icon={Headset}
        aria-haspopup="dialog"
        onClick={() => overlays.open({ name: 'service', props: {} })}
      >
        {t('nav.help')}
      </Button>
    </aside>
  );
}
