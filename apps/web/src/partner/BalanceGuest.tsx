import { useBrand } from '@parlour/features/runtime';
import { AskLoginView } from '@parlour/features/site/partner';
import { type ReactNode, useState } from 'react';

/** Shown to a visitor instead of the balance: says what the login is for, then shows the login. */
export function BalanceGuest({ login }: { readonly login: ReactNode }) {
  const { name } = useBrand();
  const [isAsked, setIsAsked] = useState(false);
  return isAsked ? login : <AskLoginView brand={name} onLogin={() => setIsAsked(true)} />;
}
