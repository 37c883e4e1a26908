import { type Api, createApi, withAnswers } from '@parlour/api-client';
import { createSandbox, type Sandbox } from '@parlour/sandbox';
import { type KeyValueStore, memoryStore } from '../shared/session/key-value-store.ts';
import { type DeviceChange, storageChannel } from '../shared/session/storage-channel.ts';
import { createSession } from '../shared/session/store.ts';
import type { SessionChannel } from '../shared/session/types.ts';

const origin = 'http://sandbox.invalid';

/** Options of a session test. */
export interface TestSessionOptions {
  /** White-label switch PWDEXPFORCECHANGE3. Default on. */
  readonly expiryForcesChange?: boolean;
  readonly storage?: KeyValueStore;
  /** A shared backend for several tabs. */
  readonly sandbox?: Sandbox;
  readonly channel?: SessionChannel;
  readonly mayFollow?: () => boolean;
  readonly onFirstLogin?: () => void;
  /** A code that transfers a login. */
  readonly handover?: string;
  /** Replaces some of the backend's responses. */
  readonly answers?: Partial<Api>;
}

type Hear = Parameters<SessionChannel['listen']>[0];

/** Channels between the tabs of one site: the others get what one posts, copied as in a browser. */
export function tabsOfOneSite(onPost: (message: unknown) => void = () => undefined) {
  const listeners = new Set<Hear>();
  let heard: readonly unknown[] = [];
  const channel = (): SessionChannel => {
    let own: Hear | undefined;
    return {
      listen: (hear) => {
        own = hear;
        listeners.add(hear);
      },
      post: (message) => {
        onPost(message);
        for (const hear of listeners) {
          if (hear === own) continue;
          // A listener may post synchronously.
          const done = hear(message);
          heard = [...heard, done];
        }
      },
    };
  };
  /** Waits until every tab has handled all messages, and no more are posted. */
  const settled = async (): Promise<void> => {
    for (let before: unknown; before !== heard; ) {
      before = heard;
      await Promise.all(heard);
    }
  };
  return { channel, settled };
}

/**
 * Channels between the tabs of one device without `BroadcastChannel`: each gets what the others write to the storage,
 * as in the browser's `storage` event.
 */
export function tabsOfOneDevice(onPost: (message: unknown) => void = () => undefined) {
  const kept = new Map<string, string>();
  const windows = new Set<(change: DeviceChange) => void>();
  let heard: readonly unknown[] = [];
  const channel = (): SessionChannel => {
    let own: ((change: DeviceChange) => void) | undefined;
    const write = (key: string, newValue: string | null) => {
      if (newValue === null) kept.delete(key);
      else kept.set(key, newValue);
      for (const tell of windows) if (tell !== own) tell({ key, newValue });
    };
    const device = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => write(key, value),
      removeItem: (key: string) => write(key, null),
    };
    const { post, listen } = storageChannel(device, (onChange) => {
      own = onChange;
      windows.add(onChange);
    });
    return {
      post: (message) => {
        onPost(message);
        post(message);
      },
      listen: (onMessage) =>
        listen((message) => {
          const done = onMessage(message);
          heard = [...heard, done];
          return done;
        }),
    };
  };
  /** Waits until every tab has handled all messages, and no more are posted. */
  const settled = async (): Promise<void> => {
    for (let before: unknown; before !== heard; ) {
      before = heard;
      await Promise.all(heard);
    }
  };
  return { channel, settled, entries: () => [...kept] };
}

/** One tab: a session with the real client and a sandbox, and its observable state. */
export function createTestSession(options: TestSessionOptions = {}) {
  const { storage = memoryStore(), expiryForcesChange = true } = options;
  const sandbox = options.sandbox ?? createSandbox({ seed: 1, clock: { now: () => 0 } });
  const requests: string[] = [];
  const api: Api = withAnswers(
    createApi({
      baseUrl: origin,
      fetch: (request) => {
        requests.push(`${request.method} ${new URL(request.url).pathname}`);
        return sandbox.fetch(request);
      },
      getToken: () => session.token(),
      language: () => 'EN',
      onUnauthenticated: () => session.expire(),
    }),
    options.answers ?? {},
  );
  const session = createSession({
    api,
    storage,
    merchant: 'parlour',
    expiryForcesChange: () => expiryForcesChange,
    ...(options.onFirstLogin ? { onFirstLogin: options.onFirstLogin } : {}),
    ...(options.channel ? { channel: options.channel } : {}),
    ...(options.mayFollow ? { mayFollow: options.mayFollow } : {}),
    ...(options.handover === undefined ? {} : { handover: options.handover }),
  });
  const kinds: string[] = [];
  session.store.subscribe(({ kind }) => kinds.push(kind));
  return {
    session,
    api,
    sandbox,
    storage,
    /** All requests that were sent: method and path. */
    requests,
    /** All states of the session, in order. */
    kinds,
    kind: () => session.store.getState().kind,
    setScenario: (scenario: object) => {
      const body = JSON.stringify(scenario);
      return sandbox.fetch(new Request(`${origin}/sandbox/scenario`, { method: 'PUT', body }));
    },
    /** Releases requests held by a fault of kind `hold`; afterwards nothing is held. */
    release: () => sandbox.fetch(new Request(`${origin}/sandbox/holds`, { method: 'DELETE' })),
  };
}
