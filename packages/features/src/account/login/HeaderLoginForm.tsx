import { HeaderLoginView } from './HeaderLoginView.tsx';
import { useHeaderLogin } from './use-header-login.ts';

/**
 * The visitor's login in the header (LAY-02): two fields and a button on
 * desktops, a button on phones. Whatever needs more room (a failure, a picture
 * code, an SMS code) goes on in the login modal, with the name already typed.
 */
export const HeaderLoginForm = () => <HeaderLoginView {...useHeaderLogin()} />;
