import type { SessionChannel } from '@parlour/features/session';
import type { FrameWidget } from '@parlour/features/site/partner/frame-contract';

/** The part of a `BroadcastChannel` that is used. */
type Line = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const lineNamed = (name: string): Line => new BroadcastChannel(name);

/**
 * What frames of one page tell each other: a login in one of them is a login in all, and so is a logout (EMB-01, LGN-05).
 * Only documents of the site hear it, and those on pages of another origin do not. Whoever fills in the registration is
 * not taken out of it by a login elsewhere. Without such a channel each frame stands alone.
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
    // A browser that refuses it to frames, or has none.
    return undefined;
  }
}
