/** What a page tells its worker. */
export type ToWorker =
  /** Asks for the version of the worker, which is sent back through the port of the message. */
  | { readonly type: 'version' }
  /** The person accepted the new version: the waiting worker takes over. */
  | { readonly type: 'accept' }
  /** The language of the page. Later pages are kept and looked up under it. */
  | { readonly type: 'language'; readonly language: string }
  /** What the page loaded before the worker listened. The worker keeps what its rules allow. */
  | {
      readonly type: 'keep';
      readonly language: string;
      readonly requests: readonly {
        readonly url: string;
        readonly destination: string;
        readonly headers: Readonly<Record<string, string>>;
      }[];
    };

const types = ['version', 'accept', 'language', 'keep'];

/** Whether a message is one of ours: other code of the page may talk to the worker too. */
export const isToWorker = (data: unknown): data is ToWorker =>
  typeof data === 'object' && data !== null && types.includes(String(Reflect.get(data, 'type')));
