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

/** Names of the windows in which the account can be changed. */
export type AccountWindow = (typeof names)[number];

/** Returns the window with this name, or `null`. */
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
  /** Not `password`, because that window belongs to the site. */
  readonly open: Exclude<AccountWindow, 'password'> | null;
  /** Whether it opens again after an expired session: secrets have to be typed again. */
  readonly isAgain: boolean;
  readonly onOpen: (name: Exclude<AccountWindow, 'password'>) => void;
  readonly onClose: () => void;
}

/** The open window of the page "my account", loaded when it opens (MEM-01). */
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
