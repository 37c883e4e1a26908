import type { ReactNode } from 'react';
import { useState } from 'react';
import lotus from '../../samples/art/scene-lotus.svg';
import type { Say } from '../../samples/samples.ts';
import { vars } from '../../theme/contract.css.ts';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** A login form as in a modal: two login methods, fields, one primary button. */
export function SampleLogin({ say }: { say: Say }) {
  const [way, setWay] = useState('username');
  return (
    <Tabs
      fill
      keepMounted
      label={say('overlay.loginWays')}
      value={way}
      onChange={setWay}
      tabs={[
        { id: 'username', label: say('auth.username'), content: <ByUsername say={say} /> },
        { id: 'mobile', label: say('overlay.mobile'), content: <ByMobile say={say} /> },
      ]}
    />
  );
}

function ByUsername({ say }: { say: Say }) {
  return (
    <SampleStack>
      <TextField label={say('auth.username')} required autoComplete="username" />
      <PasswordField
        label={say('auth.password')}
        required
        showLabel={say('overlay.showPassword')}
        hideLabel={say('overlay.hidePassword')}
        capsLockLabel={say('overlay.capsLock')}
      />
      <Button variant="primary" size="lg" block>
        {say('action.login')}
      </Button>
    </SampleStack>
  );
}

function ByMobile({ say }: { say: Say }) {
  return (
    <SampleStack>
      <TextField label={say('overlay.mobile')} type="tel" hint={say('overlay.smsHint')} required />
      <Button variant="primary" size="lg" block>
        {say('action.login')}
      </Button>
    </SampleStack>
  );
}

/** Two fields and a button, for a password that must be changed. */
export function SamplePasswords({ say }: { say: Say }) {
  return (
    <SampleStack>
      <TextField label={say('auth.newPassword')} type="text" required />
      <Button variant="primary" size="lg" block>
        {say('auth.changePassword')}
      </Button>
      <Button variant="ghost" block>
        {say('action.logout')}
      </Button>
    </SampleStack>
  );
}

/** Fields in a column, 16 px apart. */
export function SampleStack({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: vars.space.s4 }}>{children}</div>;
}

/** The picture beside a login form. */
export function SampleArt() {
  return (
    <img
      src={lotus}
      alt=""
      style={{
        inlineSize: '100%',
        blockSize: '100%',
        objectFit: 'cover',
        objectPosition: '72% 50%',
        minBlockSize: 0,
      }}
    />
  );
}
