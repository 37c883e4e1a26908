import { useBrand } from '@parlour/features/runtime';
import { AskLoginView } from '@parlour/features/site/partner';
import { type ReactNode, useState } from 'react';

/** What a visitor finds in the place of the balance: what it is for, then the login. */
export function BalanceGuest({ login }: { readonly login: ReactNode }) {
  const { name } = useBrand();
  const [isAsked, setIsAsked] = useState(false);
  return isAsked ? login : <AskLoginView brand={name} onLogin={() => setIsAsked(true)} />;
}
