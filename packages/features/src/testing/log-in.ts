import type { TestRuntime } from './test-runtime.tsx';

/** Logs in a demo account through the session. Default: `demo_member`. */
export const logIn = ({ runtime }: Pick<TestRuntime, 'runtime'>, username = 'demo_member') =>
  runtime.session.login({ type: 'username', username, password: 'Parlour#2026' });
