// Failing fixture: a page of the member that imports a group other than money.
import { login } from '../../account/login/login.ts';
import { deposit } from '../../money/deposit/deposit.ts';

export const rank = [login, deposit];
