/** An attempt that did not work; `attempt` tells two equal failures apart. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}
