import type { LiveStage } from './live.tsx';

/** More Tab stops than any page of a centre has. */
const mostStops = 80;

/** Presses Tab until the target has the focus, like a person without a pointer (A11-01). */
export async function tabTo(
  target: HTMLElement | undefined,
  userEvent: Pick<LiveStage['userEvent'], 'tab'>,
): Promise<void> {
  for (let stops = 0; target && stops < mostStops; stops += 1) {
    if (document.activeElement === target) return;
    await userEvent.tab();
  }
  throw new Error(`Tab does not lead to ${target?.outerHTML.slice(0, 200) ?? 'what is not there'}`);
}
