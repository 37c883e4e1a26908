import { Button, DesktopOnly, IconButton, PhoneOnly, Skeleton } from '@parlour/ui';
import { Smartphone } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { optionalPart } from '../../shared/lazy/lazy-part.tsx';
import * as css from './HeaderLoginForm.css.ts';

/** If the fields fail to load, the button still opens the window. */
const HeaderLoginFields = optionalPart(() => import('./HeaderLoginFields.tsx'));

/** Placeholders for the fields. Phones also render them, but hidden, because a server does not know the width. */
const place = <Skeleton className={css.field} width={164} height={44} shape="block" />;
const places = (
  <>
    {place}
    {place}
  </>
);
const arriving = (
  <>
    <Skeleton data-state="arriving" className={css.field} width={164} height={44} shape="block" />
    {place}
  </>
);

export interface HeaderLoginViewProps {
  /** Whether login by SMS is offered beside the fields. */
  readonly bySms: boolean;
  /** `places` keeps the space of the fields without loading them: for a server or a phone. */
  readonly fields: 'shown' | 'places';
  /** Whether a login is in progress. */
  readonly busy: boolean;
  /** Number of failed logins; each one empties the fields. */
  readonly failures: number;
  /** Opens the login window; with `method` at the tab for SMS codes. */
  readonly onOpen: (at?: { readonly method: 'sms' }) => void;
  /** Called with the typed texts, trimmed; either may be empty. */
  readonly onSubmit: (username: string, password: string) => void;
}

/** The visitor's login in the header (LAY-02): fields and a button on desktops, one button on phones. */
export function HeaderLoginView(props: HeaderLoginViewProps) {
  const { bySms, fields, busy, failures, onOpen, onSubmit } = props;
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures) form.current?.reset();
  }, [failures]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '').trim();
    onSubmit(textOf('username'), textOf('password'));
  };

  return (
    <>
      <DesktopOnly>
        <form
          ref={form}
          className={css.form}
          noValidate
          aria-label={t('auth.login')}
          onSubmit={submit}
        >
          {bySms && (
            <IconButton
              icon={Smartphone}
              label={t('login.bySms')}
              onClick={() => onOpen({ method: 'sms' })}
            />
          )}
          {fields === 'shown' ? (
            <Suspense fallback={arriving}>
              <HeaderLoginFields />
            </Suspense>
          ) : (
            places
          )}
          <Button type="submit" busy={busy}>
            {t('action.login')}
          </Button>
        </form>
      </DesktopOnly>
      <PhoneOnly>
        <Button variant="ghost" onClick={() => onOpen()}>
          {t('auth.login')}
        </Button>
      </PhoneOnly>
    </>
  );
}
