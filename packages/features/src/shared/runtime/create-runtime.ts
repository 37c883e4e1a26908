import { type Api, createApi, type Fetch, type PayloadCipher, queries } from '@parlour/api-client';
import { withPermission } from '@parlour/api-client/permission';
import { createDialogs, createToasts } from '@parlour/ui';
import type { QueryClient } from '@tanstack/react-query';
import { wireLanguage } from '../i18n/language.ts';
import { guarded } from '../session/guarded-store.ts';
import { type KeyValueStore, memoryStore } from '../session/key-value-store.ts';
import { createSession } from '../session/store.ts';
import type { SessionChannel } from '../session/types.ts';
import type { SiteConfig } from './config.ts';
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
import { siteCipher } from './site-cipher.ts';
import { type Clock, createSiteClock, heardBy } from './site-clock.ts';
import { waitingForms } from './waiting-forms.ts';
import { createWebApp, type WebApp } from './web-app.ts';

/** What an application passes to its runtime. */
export interface RuntimeOptions {
  /** `window.fetch` in the site, `sandbox.fetch` in stories and tests. */
  readonly fetch: Fetch;
  /**
   * Resolves when the page can process responses; this wait does not count towards the timeout of a call. Default: at
   * once.
   */
  readonly ready?: () => Promise<unknown>;
  readonly config: SiteConfig;
  /** Names of configured entries that are unknown or wrong: `issues` of `readConfig`. Default: none. */
  readonly dropped?: readonly string[];
  readonly queryClient: QueryClient;
  /** Storage that lasts until the tab closes. It and `deviceStorage` may throw, because the runtime guards them. */
  readonly storage: KeyValueStore;
  /** Storage of this device that outlasts the tab. Default: it stores nothing. */
  readonly deviceStorage?: KeyValueStore;
  /** Clock of the device; the responses of the backend correct it. */
  readonly clock: Clock;
  /** A clock that cannot be changed by the user, such as `performance`. Default: `clock`. */
  readonly steady?: Clock;
  readonly preferences: Preferences;
  readonly navigate: Runtime['navigate'];
  readonly channel?: SessionChannel;
  /** A code that transfers a login from a partner's page (EMB-01). */
  readonly handover?: string;
  /** Default: the configured cipher, otherwise the one that the backend publishes. */
  readonly cipher?: PayloadCipher;
  /** Tells the operator of a fault that no visitor sees, such as in the console. Default: nobody is told. */
  readonly warn?: (text: string) => void;
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
  /** The site as an app. Default: online, and nothing to install. */
  readonly webApp?: WebApp;
}

/** Connects api, session and overlays. This is the only place where they meet. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { config, queryClient, ready } = options;
  const clock = createSiteClock(options.clock, options.steady);
  const log = issueLog(options.onIssue);
  const { dropped = [], warn = () => undefined } = options;
  // The cipher says itself what is wrong with it.
  const unused = dropped.filter((entry) => entry !== 'cipher');
  if (unused.length > 0) {
    const what = `unknown or wrong, not used: ${unused.join(', ')} (docs/configuration.md)`;
    log.report({ source: 'configuration', what });
    warn(`configuration: ${what}`);
  }
  const cipher =
    options.cipher ??
    siteCipher({
      setting: config.cipher,
      host: config.host,
      client: queryClient,
      api: () => api,
      log,
      warn,
    });
  const api: Api = createApi({
    fetch: withPermission(heardBy(clock, options.fetch)),
    ...(config.baseUrl ? { baseUrl: config.baseUrl } : {}),
    profile: { merchant: config.merchant, device: config.device, ...profileOf(config.headers) },
    values: config.calls,
    getToken: () => session.token(),
    language: () => wireLanguage(options.preferences.store.getState().language),
    onUnauthenticated: () => session.expire(),
    onRefusedParameter: (path, name) =>
      log.report({
        source: 'backend',
        what: `GET ${path} refuses the parameter ${name}: the site asks without it until it is loaded again`,
      }),
    cipher,
    ...(ready ? { ready } : {}),
  });
  /** Without settings nothing is forced: the server itself still refuses an expired password. */
  const expiryForcesChange = () => {
    const wire = queryClient.getQueryData(queries.siteSettings(api, { url: config.host }).queryKey);
    return wire ? toSettings(wire, config).isOn('PWDEXPFORCECHANGE3') : false;
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
    // A login in another tab must not close a form that is being filled in, unless the form waits for that login. The
    // login form itself may close.
    mayFollow: () =>
      waitingForms.count > 0 || (overlays.store.getState().modal?.name ?? 'login') === 'login',
    ...(options.channel ? { channel: options.channel } : {}),
    ...(options.handover === undefined ? {} : { handover: options.handover }),
  });
  // While a window was open, a login in another tab was not followed; this is done now.
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
    webApp: options.webApp ?? createWebApp(),
    log,
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
