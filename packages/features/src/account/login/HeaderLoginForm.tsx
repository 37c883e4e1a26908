import { HeaderLoginView } from './HeaderLoginView.tsx';
import { useHeaderLogin } from './use-header-login.ts';

/**
 * The visitor's login in the header (LAY-02): two fields and a button on desktops, a button on phones. Anything that
 * needs more room (a failure, a picture code, an SMS code) opens the login modal, with the name already filled in.
 */
export const HeaderLoginForm = () => <HeaderLoginView {...useHeaderLogin()} />;
