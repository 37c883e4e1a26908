// Failing fixture: a shared part that knows a feature.
import { login } from '../../account/login/login.ts';

export const links = login;
