import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRuntime } from '../runtime/index.ts';
import type { JackpotFeedProps } from './JackpotFeed.tsx';
import { LateJackpotFeed } from './late-feed.ts';

/** `JackpotFeed` where the figure is live (JPT-02). Any other figure loads nothing of it. */
export function LiveJackpotFeed({ scope }: Pick<JackpotFeedProps, 'scope'>) {
  const { api } = useRuntime();
  const { data: isLive = false } = useQuery({
    ...queries.jackpot(api, { scope }),
    enabled: false,
    select: ({ kind }) => kind === 'live',
  });
  if (!isLive) return null;
  return (
    <Suspense>
      <LateJackpotFeed scope={scope} />
    </Suspense>
  );
}
