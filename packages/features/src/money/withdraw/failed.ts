/** A failed attempt; `attempt` distinguishes two equal failures. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}
