import { useState } from 'react';
import { formatMoney } from '../i18n/index.ts';
import { lazyPart } from '../lazy/index.ts';
import { useIntent, useRuntime, useSettings } from '../runtime/index.ts';
import { WindowPlace } from '../shell/index.ts';
import { useMall } from './data.ts';
import { MallView } from './MallView.tsx';
import type { Reward } from './model.ts';

const RedeemWindow = lazyPart(() => import('./RedeemWindow.tsx'));

/** The points mall over session and api (NAV-03, PTS-01). */
export function MallWidget() {
  const { overlays } = useRuntime();
  const { currencySymbol: symbol } = useSettings();
  const { refresh, retry, perPoint, ...mall } = useMall();
  const [asked, setAsked] = useState<Reward | null>(null);
  const withKey = useIntent();
  const close = () => setAsked(null);
  return (
    <>
      <MallView
        {...mall}
        perPoint={perPoint === null ? null : (formatMoney(perPoint, { symbol }) ?? perPoint)}
        onRedeem={setAsked}
        onRetry={retry}
        // The page is what they want to see: a login leads back to it.
        onLogin={() => overlays.askLogin(() => undefined)}
        onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
      />
      {asked && mall.visitor === 'member' && (
        <WindowPlace onClose={close}>
          <RedeemWindow
            reward={asked}
            balance={mall.balance}
            withKey={withKey}
            onDismiss={close}
            onDone={() => {
              close();
              refresh();
            }}
          />
        </WindowPlace>
      )}
    </>
  );
}
