import { lazyPart } from '../lazy/index.ts';
import { WindowPlace } from '../shell/index.ts';

/** What of the account can be changed in a window over the page. */
export type AccountWindow =
  | 'password'
  | 'payment'
  | 'mobile'
  | 'email'
  | 'authenticator'
  | 'payout';

const Security = lazyPart(async () => ({
  default: (await import('../security/index.ts')).SecurityWindow,
}));
const PayoutAccounts = lazyPart(async () => ({
  default: (await import('../payout-accounts/index.ts')).PayoutAccountsWindow,
}));

export interface AccountWindowsProps {
  /** `password` is a window of the site and not among them. */
  readonly open: Exclude<AccountWindow, 'password'> | null;
  readonly onOpen: (name: Exclude<AccountWindow, 'password'>) => void;
  readonly onClose: () => void;
}

/** The open window of the page "my account", loaded when it is opened (MEM-01). */
export function AccountWindows({ open, onOpen, onClose }: AccountWindowsProps) {
  if (open === null) return null;
  return (
    <WindowPlace key={open} onClose={onClose}>
      {open === 'payout' ? (
        <PayoutAccounts onClose={onClose} onSetPassword={() => onOpen('payment')} />
      ) : (
        <Security name={open} onClose={onClose} />
      )}
    </WindowPlace>
  );
}
