import { IconButton } from '@parlour/ui';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import type { SandboxControl } from './control.ts';
import * as css from './DeveloperPanel.css.ts';
import { useControl } from './use-control.ts';

const PanelModal = lazyPart(() => import('./PanelModal.tsx'));

export interface DeveloperPanelProps {
  readonly control: SandboxControl;
  /** Id of the brand applied to the page. */
  readonly brand: string;
  readonly onBrand: (brand: string) => void;
  /** The registration asks to accept terms that the operator has not published (REG-06). Default false. */
  readonly lacksTerms?: boolean;
}

/**
 * The controls of the demo: a small button that opens the scenario of the sandbox. Renders nothing when no sandbox
 * answers. The app shows it in the demo only, never on a live site.
 */
export function DeveloperPanel({
  control,
  brand,
  onBrand,
  lacksTerms = false,
}: DeveloperPanelProps) {
  const t = useT();
  const { log } = useRuntime();
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
          variant="ghost"
          size="sm"
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
        <WindowPlace isOpen={isOpen} onClose={() => setOpen(false)}>
          <PanelModal
            open={isOpen}
            onClose={() => setOpen(false)}
            scenario={scenario}
            inbox={state.inbox}
            accounts={state.accounts}
            lacksTerms={lacksTerms}
            issues={[...log.recent]}
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
        </WindowPlace>
      )}
    </>
  );
}
