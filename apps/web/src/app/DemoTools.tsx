import { LateTexts } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { useRuntime, useSettingsQuery } from '@parlour/features/runtime';
import type { KeyValueStore } from '@parlour/features/session';
import { PartBoundary } from '@parlour/features/shell';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** The developer panel and the functions that control the sandbox. A live site never loads it. */
const Panel = lazyPart(async () => {
  const { DeveloperPanel, sandboxControl } = await import('@parlour/features/site/developer-panel');
  return {
    default: function DemoPanel() {
      const { config, memory } = useRuntime();
      const [control] = useState(() =>
        sandboxControl((request) => window.fetch(request), config.baseUrl || location.origin),
      );
      const { data } = useSettingsQuery();
      const brand = config.runTimeBrand?.id ?? config.brand;
      return (
        <DeveloperPanel
          control={control}
          brand={brand}
          lacksTerms={data !== undefined && !data.texts.includes('terms')}
          onBrand={(chosen) => wearBrand(memory.device, chosen)}
        />
      );
    },
  };
});

/** Stores the brand on this device and reloads the page, so that name, logo and colours change together. */
function wearBrand(device: KeyValueStore, brand: string): void {
  device.setItem('brand', brand);
  document.documentElement.dataset.brand = brand;
  window.location.reload();
}

/** The panel appears after this pause (ms), so that the page can finish its own work first. */
const pause = 1500;

/**
 * The demo panel. It is outside the site, so that a maintenance that was set here can be ended here. Shown only if the
 * configuration says demo, and the backend does not say live or cannot answer (`modeOf`).
 */
export default function DemoTools(): ReactNode {
  const { data, isError } = useSettingsQuery();
  const [isQuiet, setQuiet] = useState(false);
  const isDemo = data ? data.hasDemoTools : isError;
  useEffect(() => {
    if (!isDemo) return;
    const timer = setTimeout(() => setQuiet(true), pause);
    return () => clearTimeout(timer);
  }, [isDemo]);
  if (!isDemo || !isQuiet) return null;
  return (
    <PartBoundary name="demoTools">
      <Suspense fallback={null}>
        <LateTexts />
        <Panel />
      </Suspense>
    </PartBoundary>
  );
}
