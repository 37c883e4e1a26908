// Failing fixture: a group that imports another group.
import { login } from '../../account/login/login.ts';

export const list = login;
