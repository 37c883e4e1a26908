// Failing fixture: a feature inside another one of its group.
import { login } from '../login/login.ts';

export const register = login;
