/** Requests that wait until they are released. */
export interface HeldRequests {
  /** The requests that wait, in order: `POST /wps/session/login`. */
  waiting(): readonly string[];
  /** Resolves when the request may go on; rejects when the client aborts it. */
  wait(request: Request): Promise<void>;
  /** Lets every waiting request go on and holds no further ones: a request that arrives later would wait for ever. */
  release(): void;
}

export function createHeldRequests(): HeldRequests {
  const goOn = new Map<Request, () => void>();
  let isReleased = false;
  return {
    waiting: () => [...goOn.keys()].map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    wait: (request) =>
      new Promise((resolve, reject) => {
        const { signal } = request;
        if (isReleased) return resolve();
        const leave = () => {
          goOn.delete(request);
          reject(signal.reason);
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        goOn.set(request, () => {
          signal.removeEventListener('abort', leave);
          resolve();
        });
      }),
    release() {
      isReleased = true;
      for (const go of goOn.values()) go();
      goOn.clear();
    },
  };
}
