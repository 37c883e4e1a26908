import { ChallengeError } from '../challenge/challenge-error.ts';
import { loadScript } from '../runtime/load-script.ts';
import type { BotChoice } from './choice.ts';

/** The API of Turnstile and similar scripts. */
interface Widget {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly action: string;
      readonly appearance: 'interaction-only';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => boolean;
      readonly 'timeout-callback': () => void;
      readonly 'before-interactive-callback': () => void;
    },
  ): unknown;
  remove(id: unknown): void;
}

const isWidget = (value: unknown): value is Widget =>
  typeof value === 'object' && value !== null && 'render' in value && 'remove' in value;

/** Milliseconds the script may take to load. */
const loadPatience = 10_000;

/** Creates the default place of the check: above the page, away from its corners. */
function placeOn(page: Window): HTMLElement {
  const holder = page.document.createElement('div');
  holder.dataset.part = 'bot-challenge';
  Object.assign(holder.style, {
    position: 'fixed',
    insetBlockStart: '16px',
    insetInline: '16px',
    display: 'grid',
    placeItems: 'center',
    zIndex: '2147483647',
  });
  return page.document.body.appendChild(holder);
}

/**
 * Runs one check with a script like Turnstile. If the check needs a person, it is shown in `place`. Rejects with a
 * `ChallengeError`.
 */
export async function checkByScript(
  page: Window & typeof globalThis,
  choice: Extract<BotChoice, { kind: 'script' }>,
  action: string,
  place: HTMLElement | null,
): Promise<string> {
  try {
    await loadScript(page, choice.scriptUrl, loadPatience);
  } catch {
    throw new ChallengeError('BOT_BLOCKED');
  }
  const widget: unknown = Reflect.get(page, choice.global);
  if (!isWidget(widget)) throw new ChallengeError('BOT_BLOCKED');
  const holder = place?.isConnected ? place : placeOn(page);
  let id: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => {
        reject(new ChallengeError('BOT_FAILED'));
        return true;
      };
      id = widget.render(holder, {
        sitekey: choice.siteKey,
        action,
        appearance: 'interaction-only',
        callback: (token) => (token ? resolve(token) : fail()),
        'error-callback': fail,
        'timeout-callback': () => reject(new ChallengeError('BOT_TIMEOUT')),
        'before-interactive-callback': () => holder.scrollIntoView({ block: 'nearest' }),
      });
      timer = setTimeout(
        () => reject(new ChallengeError('BOT_TIMEOUT')),
        choice.timeoutSeconds * 1_000,
      );
    });
  } finally {
    clearTimeout(timer);
    if (id !== undefined) widget.remove(id);
    if (holder !== place) holder.remove();
  }
}
