import { type Api, createApi, withAnswers } from '@parlour/api-client';
import { createSandbox, type Sandbox } from '@parlour/sandbox';
import { type KeyValueStore, memoryStore } from '../shared/session/key-value-store.ts';
import { type DeviceChange, storageChannel } from '../shared/session/storage-channel.ts';
import { createSession } from '../shared/session/store.ts';
import type { SessionChannel } from '../shared/session/types.ts';

const origin = 'http://sandbox.invalid';

/** What a test of the session sets otherwise. */
export interface TestSessionOptions {
  /** White-label switch PWDEXPFORCECHANGE3. Default on. */
  readonly expiryForcesChange?: boolean;
  readonly storage?: KeyValueStore;
  /** One backend for several tabs. */
  readonly sandbox?: Sandbox;
  readonly channel?: SessionChannel;
  readonly mayFollow?: () => boolean;
  readonly onFirstLogin?: () => void;
  /** A code that carries a login here. */
  readonly handover?: string;
  /** Puts answers of its own in the place of the backend's. */
  readonly answers?: Partial<Api>;
}

type Hear = Parameters<SessionChannel['listen']>[0];

/** Channels of the tabs of one site: what one posts the others hear, as a browser would copy it. */
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
          // A listener may post at once.
          const done = hear(message);
          heard = [...heard, done];
        }
      },
    };
  };
  /** Waits until every tab has handled all that was posted, and no more is posted. */
  const settled = async (): Promise<void> => {
    for (let before: unknown; before !== heard; ) {
      before = heard;
      await Promise.all(heard);
    }
  };
  return { channel, settled };
}

/**
 * Channels of the tabs of one device without `BroadcastChannel`: each hears what the others write to its storage, as the
 * `storage` event of a browser tells it.
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
  /** Waits until every tab has handled all that was posted, and no more is posted. */
  const settled = async (): Promise<void> => {
    for (let before: unknown; before !== heard; ) {
      before = heard;
      await Promise.all(heard);
    }
  };
  return { channel, settled, entries: () => [...kept] };
}

/** One tab: a session over the real client and a sandbox, and what can be seen of it. */
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
    /** Every request that left: method and path. */
    requests,
    /** Every state it went through. */
    kinds,
    kind: () => session.store.getState().kind,
    setScenario: (scenario: object) => {
      const body = JSON.stringify(scenario);
      return sandbox.fetch(new Request(`${origin}/sandbox/scenario`, { method: 'PUT', body }));
    },
    /** Lets go what a fault of kind `hold` holds; nothing is held afterwards. */
    release: () => sandbox.fetch(new Request(`${origin}/sandbox/holds`, { method: 'DELETE' })),
  };
}
