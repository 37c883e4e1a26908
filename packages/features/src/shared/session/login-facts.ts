/** The facts of a login that are needed when its response arrives; never the password itself. */
export interface LoginFacts {
  readonly method: 'username' | 'sms' | 'firebase' | 'register' | 'freePlay';
  readonly byDefaultPassword: boolean;
}
