import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import { TypeAgain } from './TypeAgain.tsx';

const names = [
  'password',
  'payment',
  'mobile',
  'email',
  'authenticator',
  'payout',
  'profile',
  'social',
  'devices',
] as const;

/** What of the account can be changed in a window over the page. */
export type AccountWindow = (typeof names)[number];

/** The window of a name, or `null`. */
export const accountWindowNamed = (name: string | undefined): AccountWindow | null =>
  names.find((one) => one === name) ?? null;

const Security = lazyPart(async () => ({
  default: (await import('../security/SecurityWindow.tsx')).SecurityWindow,
}));
const PayoutAccounts = lazyPart(async () => ({
  default: (await import('../payout-accounts/PayoutAccountsWindow.tsx')).PayoutAccountsWindow,
}));

const Profile = lazyPart(async () => ({
  default: (await import('../profile/ProfileWindow.tsx')).ProfileWindow,
}));
const SocialAccounts = lazyPart(async () => ({
  default: (await import('../social-accounts/SocialAccountsWindow.tsx')).SocialAccountsWindow,
}));
const Devices = lazyPart(async () => ({
  default: (await import('../devices/DevicesWindow.tsx')).DevicesWindow,
}));

export interface AccountWindowsProps {
  /** `password` is a window of the site and not among them. */
  readonly open: Exclude<AccountWindow, 'password'> | null;
  /** It opens again after a session that ran out: secrets have to be typed once more. */
  readonly isAgain: boolean;
  readonly onOpen: (name: Exclude<AccountWindow, 'password'>) => void;
  readonly onClose: () => void;
}

/** The open window of the page "my account", loaded when it is opened (MEM-01). */
export function AccountWindows({ open, ...props }: AccountWindowsProps) {
  if (open === null) return null;
  return (
    <WindowPlace key={open} onClose={props.onClose}>
      {windowOf(open, props)}
    </WindowPlace>
  );
}

function windowOf(
  open: NonNullable<AccountWindowsProps['open']>,
  { isAgain, onOpen, onClose }: Omit<AccountWindowsProps, 'open'>,
) {
  switch (open) {
    case 'payout':
      return <PayoutAccounts onClose={onClose} onSetPassword={() => onOpen('payment')} />;
    case 'profile':
      return <Profile onClose={onClose} />;
    case 'social':
      return <SocialAccounts onClose={onClose} />;
    case 'devices':
      return <Devices onClose={onClose} />;
    default:
      return <Security name={open} note={isAgain && <TypeAgain />} onClose={onClose} />;
  }
}
