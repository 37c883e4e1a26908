/** An event of a worker. The browser does not stop the worker before the promise is settled. */
export interface WaitingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** A message of a page. In a worker it is no `MessageEvent`. */
export interface PageMessage extends WaitingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** The part of a service worker's global object that ours needs; the types of the pages do not have it. */
export interface WorkerScope extends EventTarget {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
}

/** Whether an event can wait: in a worker, events of its life and messages can. */
export const isWaiting = (event: Event): event is WaitingEvent => 'waitUntil' in event;

/** Whether an event is a message of a page. */
export const isPageMessage = (event: Event): event is PageMessage =>
  isWaiting(event) && 'data' in event && 'ports' in event;
