import type { TestRuntime } from './test-runtime.tsx';

/** Logs a demo account in through the session: `demo_member` unless another one is named. */
export const logIn = ({ runtime }: Pick<TestRuntime, 'runtime'>, username = 'demo_member') =>
  runtime.session.login({ type: 'username', username, password: 'Parlour#2026' });
