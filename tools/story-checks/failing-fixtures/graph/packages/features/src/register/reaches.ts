// Failing fixture: a feature inside another one.
import { login } from '../login/index.ts';

export const register = login;
