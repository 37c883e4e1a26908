import { createApi, type Fetch, type PayloadCipher, queries } from '@parlour/api-client';
import { createDialogs, createToasts } from '@parlour/ui';
import type { QueryClient } from '@tanstack/react-query';
import { wireLanguage } from '../i18n/language.ts';
import { guarded } from '../session/guarded-store.ts';
import { type KeyValueStore, memoryStore } from '../session/key-value-store.ts';
import { createSession } from '../session/store.ts';
import type { SessionChannel } from '../session/types.ts';
import type { SiteConfig } from './config.ts';
import { cipherOf } from './connection.ts';
import { profileOf } from './header-names.ts';
import { type Issue, issueLog } from './issue-log.ts';
import { createOverlays } from './overlays.ts';
import {
  type Analytics,
  type BotChallenge,
  type CookieJar,
  createAnalytics,
  documentCookies,
  noBotChallenge,
  type PhoneVerification,
} from './ports.ts';
import type { Preferences } from './preferences.ts';
import type { Runtime } from './runtime.tsx';
import { toSettings } from './settings.ts';
import { type Clock, createSiteClock, heardBy } from './site-clock.ts';
import { waitingForms } from './waiting-forms.ts';

/** What an application gives its runtime. */
export interface RuntimeOptions {
  /** `window.fetch` in the site, `sandbox.fetch` in stories and tests. */
  readonly fetch: Fetch;
  /** When the page can take what arrives; no time limit of a call counts it. Default: at once. */
  readonly ready?: () => Promise<unknown>;
  readonly config: SiteConfig;
  readonly queryClient: QueryClient;
  /** What lasts until the tab closes. Need not be guarded, nor the next one: a guard is put around it here. */
  readonly storage: KeyValueStore;
  /** What this device keeps beyond the tab. Default: nothing. */
  readonly deviceStorage?: KeyValueStore;
  /** Of the device; the answers of the backend put it right. */
  readonly clock: Clock;
  /** A clock that nobody can set, such as `performance`. Default: `clock`. */
  readonly steady?: Clock;
  readonly preferences: Preferences;
  readonly navigate: Runtime['navigate'];
  readonly channel?: SessionChannel;
  /** A code that carries a login here from the page of a partner (EMB-01). */
  readonly handover?: string;
  /** Default: the one the configuration chooses. */
  readonly cipher?: PayloadCipher;
  /** Default: none. */
  readonly botChallenge?: BotChallenge;
  /** Called with errors the visitor does not see. Default: none. */
  readonly onIssue?: (issue: Issue) => void;
  /** Default: none; the backend sends codes and checks them. */
  readonly phoneVerification?: PhoneVerification;
  /** Default: one without a listener. */
  readonly analytics?: Analytics;
  /** Default: the cookies of the document. */
  readonly cookies?: CookieJar;
}

/** Wires api, session and overlays together: the one place where they meet. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { config, queryClient, ready } = options;
  const cipher = options.cipher ?? (config.cipher ? cipherOf(config.cipher) : undefined);
  const clock = createSiteClock(options.clock, options.steady);
  const api = createApi({
    fetch: heardBy(clock, options.fetch),
    ...(config.baseUrl ? { baseUrl: config.baseUrl } : {}),
    profile: { merchant: config.merchant, device: config.device, ...profileOf(config.headers) },
    getToken: () => session.token(),
    language: () => wireLanguage(options.preferences.store.getState().language),
    onUnauthenticated: () => session.expire(),
    ...(cipher ? { cipher } : {}),
    ...(ready ? { ready } : {}),
  });
  /** Unknown settings force nothing: the server still refuses an expired password itself. */
  const expiryForcesChange = () => {
    const wire = queryClient.getQueryData(queries.siteSettings(api, { url: config.host }).queryKey);
    return wire ? toSettings(wire).isOn('PWDEXPFORCECHANGE3') : false;
  };
  const memory = {
    tab: guarded(options.storage, 'tab'),
    device: guarded(options.deviceStorage ?? memoryStore(), 'device'),
  };
  const overlays = createOverlays(options.clock);
  const session = createSession({
    api,
    storage: memory.tab,
    merchant: config.merchant,
    expiryForcesChange,
    // A login in another tab must not close a form that is being filled in, unless the form waits for that login; the
    // login form itself may go.
    mayFollow: () =>
      waitingForms.count > 0 || (overlays.store.getState().modal?.name ?? 'login') === 'login',
    ...(options.channel ? { channel: options.channel } : {}),
    ...(options.handover === undefined ? {} : { handover: options.handover }),
  });
  // What was done in another tab was not followed while a window was open.
  overlays.store.subscribe(({ modal }, before) => {
    const isVisitor = session.store.getState().kind === 'anonymous';
    if (before.modal && !modal && isVisitor) void session.restore();
  });
  return {
    api,
    fetch: async (request) => {
      const answer = await options.fetch(request);
      await ready?.();
      return answer;
    },
    session,
    overlays,
    dialogs: createDialogs(),
    toasts: createToasts(),
    config,
    preferences: options.preferences,
    clock,
    device: options.clock,
    botChallenge: options.botChallenge ?? noBotChallenge,
    phoneVerification: options.phoneVerification ?? null,
    analytics: options.analytics ?? createAnalytics(),
    cookies: options.cookies ?? documentCookies,
    log: issueLog(options.onIssue),
    memory,
    reaches: (address) => {
      const signal = AbortSignal.timeout(3_000);
      const request = new Request(address, { method: 'HEAD', mode: 'no-cors', signal });
      return options.fetch(request).then(
        () => true,
        () => false,
      );
    },
    navigate: options.navigate,
  };
}
