import { memo, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { readRound } from './decimals.ts';
import * as css from './GameLaunchView.css.ts';

export interface GameFrameProps {
  readonly url: string;
  /** Name of the game. */
  readonly title: string;
  /** A round ended; its net is a decimal string. */
  readonly onRound: (net: string) => void;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/**
 * The game in a frame without an origin: it can run and report the net of a round, nothing else (LCH-01). Only messages
 * from this frame's own window are read.
 */
export const GameFrame = memo(function GameFrame({ url, title, onRound, ref }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(ref, () => frame.current);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const game = frame.current?.contentWindow;
    if (!game || event.source !== game) return;
    const net = readRound(event.data);
    if (net !== null) onRound(net);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={url}
      title={title}
      sandbox="allow-scripts"
      allow="fullscreen"
      referrerPolicy="no-referrer"
    />
  );
});
