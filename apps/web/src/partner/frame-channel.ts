import type { SessionChannel } from '@parlour/features/session';
import type { FrameWidget } from '@parlour/features/site/partner/frame-contract';

/** The methods of a `BroadcastChannel` that the frame uses. */
type Line = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const lineNamed = (name: string): Line => new BroadcastChannel(name);

/**
 * Connects the frames of one page: a login or logout in one of them applies to all (EMB-01, LGN-05). Only documents of
 * the site get the messages, and not those on pages of another origin. The registration ignores a login in another
 * frame, so that the person can complete the form. Without such a channel each frame works alone.
 *
 * @param page Origin of the page around the frame.
 */
export function frameChannel(
  page: string,
  widget: FrameWidget,
  open: (name: string) => Line = lineNamed,
): SessionChannel | undefined {
  try {
    const line = open(`parlour-frames ${page}`);
    return {
      post: (message) => line.postMessage(message),
      listen: (onMessage) =>
        line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (widget !== 'register' || data !== 'loggedIn') void onMessage(data);
        }),
    };
  } catch {
    // The browser has no `BroadcastChannel`, or refuses it to frames.
    return undefined;
  }
}
