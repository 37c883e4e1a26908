import { IconButton } from '@parlour/ui';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { SandboxControl } from './control.ts';
import * as css from './DeveloperPanel.css.ts';
import { useControl } from './use-control.ts';

const PanelModal = lazy(() => import('./PanelModal.tsx'));

export interface DeveloperPanelProps {
  readonly control: SandboxControl;
  /** Id of the brand the page wears. */
  readonly brand: string;
  readonly onBrand: (brand: string) => void;
}

/**
 * The demo's control room: a small button that opens the sandbox's scenario. Renders
 * nothing where no sandbox answers. The app shows it in the demo only, never on a live site.
 */
export function DeveloperPanel({ control, brand, onBrand }: DeveloperPanelProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const state = useControl(control);
  const { scenario } = state;
  if (!scenario) return null;
  return (
    <>
      <aside className={css.corner} aria-label={t('dev.title')}>
        <IconButton
          className={css.button}
          icon={FlaskConical}
          variant="secondary"
          label={t('dev.title')}
          aria-haspopup="dialog"
          onClick={() => {
            setLoaded(true);
            setOpen(true);
            void state.open();
          }}
        />
      </aside>
      {loaded && (
        <Suspense fallback={null}>
          <PanelModal
            open={isOpen}
            onClose={() => setOpen(false)}
            scenario={scenario}
            inbox={state.inbox}
            accounts={state.accounts}
            named={state.named}
            outcome={state.outcome}
            busy={state.changing}
            brand={brand}
            onScenario={state.apply}
            onNamed={state.applyNamed}
            onReset={state.reset}
            onInbox={() => void state.readInbox()}
            onBrand={onBrand}
          />
        </Suspense>
      )}
    </>
  );
}
