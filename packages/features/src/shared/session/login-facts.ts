/** What of a login still counts when its answer comes later; never the password itself. */
export interface LoginFacts {
  readonly method: 'username' | 'sms' | 'firebase' | 'register' | 'freePlay';
  readonly byDefaultPassword: boolean;
}
