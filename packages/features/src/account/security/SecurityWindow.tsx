import type { ReactNode } from 'react';
import { AuthenticatorWindow } from './AuthenticatorWindow.tsx';
import { ContactWindow } from './ContactWindow.tsx';
import { PaymentPasswordWindow, type SecurityWindowProps } from './PaymentPasswordWindow.tsx';

interface NamedWindowProps extends SecurityWindowProps {
  /** Shown above the form of the transaction password. Default: nothing. */
  readonly note?: ReactNode;
  readonly name: 'payment' | 'mobile' | 'email' | 'authenticator';
}

/** The window of one protection of the account, by its name (MEM-01). */
export function SecurityWindow({ name, note, onClose }: NamedWindowProps) {
  if (name === 'payment') return <PaymentPasswordWindow note={note} onClose={onClose} />;
  if (name === 'authenticator') return <AuthenticatorWindow onClose={onClose} />;
  return <ContactWindow channel={name} onClose={onClose} />;
}
