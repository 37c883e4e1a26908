import { Button, Surface } from '@parlour/ui';
import { LogOut } from 'lucide-react';
import { useT } from '../i18n/use-t.ts';
import {
  PreferenceChoices,
  type PreferenceChoicesProps,
} from '../preferences/PreferenceChoices.tsx';
import * as css from './CentreHomeView.css.ts';

export interface HomeFootProps extends PreferenceChoicesProps {
  readonly onLogout: () => void;
}

/** Language, theme and log out: the end of "me". */
export function HomeFoot({ onLogout, ...choices }: HomeFootProps) {
  const t = useT();
  return (
    <>
      <Surface>
        <PreferenceChoices {...choices} />
      </Surface>
      <Button block variant="ghost" icon={LogOut} className={css.leave} onClick={onLogout}>
        {t('action.logout')}
      </Button>
    </>
  );
}
