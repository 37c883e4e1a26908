import { ApiError } from '@parlour/api-client';
import { Button, DesktopOnly, IconButton, PhoneOnly, Skeleton } from '@parlour/ui';
import { Smartphone } from 'lucide-react';
import { type FormEvent, type ReactNode, Suspense } from 'react';
import { useT } from '../i18n/index.ts';
import { lazyPart } from '../lazy/index.ts';
import { type ModalProps, useDesktop, useOnce, useRuntime, useSettings } from '../runtime/index.ts';
import * as css from './HeaderLoginForm.css.ts';

const Nothing = (): ReactNode => null;

/** Where the fields cannot be loaded the button still opens the window. */
const HeaderLoginFields = lazyPart(() =>
  import('./HeaderLoginFields.tsx').catch(() => ({ default: Nothing })),
);

/** The places of the fields; a phone has them too, unseen, because a server does not know how wide it is. */
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

/**
 * The visitor's login in the header (LAY-02): two fields and a button on
 * desktops, a button on phones. Whatever needs more room (a failure, a picture
 * code, an SMS code) goes on in the login modal, with the name already typed.
 */
export function HeaderLoginForm() {
  const runtime = useRuntime();
  const { overlays } = runtime;
  const settings = useSettings();
  const t = useT();
  const isDesktop = useDesktop();
  const open = (props: ModalProps['login'] = {}) => overlays.open({ name: 'login', props });
  const [login, busy] = useOnce(
    async (form: HTMLFormElement, username: string, password: string) => {
      try {
        const { enterByName } = await import('./enter.ts').catch((cause: unknown) => {
          throw new ApiError('NETWORK', { cause });
        });
        await enterByName(runtime, { username, password, captcha: '' });
      } catch (error) {
        // The window has the name now; a refused password stays nowhere.
        form.reset();
        open({ username, error });
      }
    },
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '').trim();
    const [username, password] = [textOf('username'), textOf('password')];
    if (username && password) void login(event.currentTarget, username, password);
    else open(username ? { username } : {});
  };

  return (
    <>
      <DesktopOnly>
        <form className={css.form} noValidate aria-label={t('auth.login')} onSubmit={submit}>
          {settings.isOn('MOBILEVERCODELOGIN3') && (
            <IconButton
              icon={Smartphone}
              label={t('login.bySms')}
              onClick={() => open({ method: 'sms' })}
            />
          )}
          {isDesktop ? (
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
        <Button variant="ghost" onClick={() => open()}>
          {t('auth.login')}
        </Button>
      </PhoneOnly>
    </>
  );
}
