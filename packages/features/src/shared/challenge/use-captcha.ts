import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { createThrottle } from './throttle.ts';

/** Milliseconds between two pictures (LGN-04). */
export const captchaGap = 1_000;

/** The picture code of a form. */
export interface Captcha {
  /** Id of the picture, sent as `captchaId`. Undefined until a picture has loaded. */
  readonly id: string | undefined;
  /** Address of the picture; undefined while it is loading. */
  readonly imageSrc: string | undefined;
  /** `off` until the form needs a code. */
  readonly status: 'off' | 'loading' | 'ready' | 'failed';
  /** Requests another picture: now, or as soon as the gap is over. */
  readonly refresh: () => void;
  /** Whether the gap is not over yet. */
  readonly refreshDisabled: boolean;
}

/**
 * Loads a picture once `enabled`, and another at most once per 1000 ms (LGN-04). The picture never changes by itself: a
 * window that regains focus must not invalidate a half-typed code. A picture can be used only once, so call `refresh`
 * after every failed attempt.
 */
export function useCaptcha(enabled: boolean): Captcha {
  const { api } = useRuntime();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.captcha(api),
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(refetch);
  latest.current = refetch;
  const [throttle] = useState(() =>
    createThrottle(() => void latest.current(), captchaGap, setWaiting),
  );
  useEffect(() => throttle.stop, [throttle]);

  const picture = enabled && !isFetching && !isError ? data : undefined;
  return {
    id: picture?.id,
    imageSrc: picture && `data:image/png;base64,${picture.image}`,
    status: !enabled ? 'off' : isFetching ? 'loading' : picture ? 'ready' : 'failed',
    refresh: throttle.ask,
    refreshDisabled: waiting || isFetching,
  };
}
