import { loadPart } from '@parlour/features/lazy';
import type { RuntimeOptions, SiteConfig } from '@parlour/features/runtime';

/** The adapters an operator configured. Each is loaded when it is needed for the first time (LGN-02). */
export function portsOf(
  config: SiteConfig,
): Pick<RuntimeOptions, 'botChallenge' | 'phoneVerification' | 'onIssue'> {
  const bot = async () => {
    const { createBotChallenge } = await loadPart(() => import('@parlour/features/bot-challenge'));
    return createBotChallenge(window, config.botChallenge);
  };
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    };
  };
  const challenge = once(bot);
  const phone = once(async () => {
    const { createPhoneVerification } = await loadPart(
      () => import('@parlour/features/phone-verification'),
    );
    return createPhoneVerification(document, config.phoneVerification);
  });
  return {
    ...(config.reportUrl !== '' && {
      onIssue: (issue) => {
        loadPart(() => import('./reporting.ts')).then(
          ({ reporting }) => reporting(config.reportUrl).report({ kind: 'issue', ...issue }),
          () => undefined,
        );
      },
    }),
    ...(config.botChallenge !== null && {
      botChallenge: { run: async (...args) => (await challenge()).run(...args) },
    }),
    ...(config.phoneVerification !== null && {
      phoneVerification: {
        send: async (to) => (await phone()).send(to),
        confirm: async (...args) => (await phone()).confirm(...args),
      },
    }),
  };
}
