import { Alert, Button } from '@parlour/ui';
import { useEffect, useMemo, useState } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormAnnouncement } from '../../shared/form/FormAnnouncement.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MemberLabels } from '../../shared/labels/MemberLabels.tsx';
import { PartError } from '../../shared/parts/PartError.tsx';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { labelKeys } from './labels.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './ProfileView.css.ts';
import type { ProfileViewProps } from './ProfileView.props.ts';
import {
  changesOf,
  draftOf,
  editable,
  longest,
  type Profile,
  type ProfileName,
  profileNames,
  profileSchema,
} from './profile-model.ts';

interface ProfileFormProps extends Omit<ProfileViewProps, 'profile'> {
  readonly profile: Profile;
  /** Called with whether any value differs from the saved one. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** Picture and personal data. Errors are shown at their fields, and the typed text stays (MEM-01). */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, pictures, busy, failure, onChanged, onDismiss } = props;
  const t = useT();
  const [begun] = useState(() => props.draft ?? {});
  const [picked, setPicked] = useState<string | null>(begun.avatarId ?? null);
  /** Whether the person pressed "save" without any change. */
  const [isIdle, setIdle] = useState(false);
  const current = pictures.status === 'ready' ? pictures.value.chosen : null;
  const pictureId = picked !== null && picked !== current ? picked : null;
  const names = useMemo(() => editable(profile), [profile]);
  const refused = useRefusals<ProfileName>(failure?.error, names);
  const isSame = (values: Readonly<Record<ProfileName, string>>) =>
    Object.keys(changesOf(profile, values)).length === 0;
  const note = (values: Readonly<Record<ProfileName, string>>, picture: string | null) => {
    onChanged(picture !== null || !isSame(values));
    props.onDraft?.(draftOf(profile, values, picture));
  };
  const form = useCheckedForm({
    schema: profileSchema(profile),
    onType: (values) => {
      setIdle(false);
      note(values, pictureId);
    },
    onSubmit: (values) => {
      if (pictureId === null && isSame(values)) setIdle(true);
      else props.onSave({ changes: changesOf(profile, values), pictureId });
    },
    refused,
    refusedAttempt: failure?.attempt,
  });

  // Restored text counts as a change, so that closing the window asks first.
  const begin = useHandler(() => onChanged(pictureId !== null || !isSame(form.values())));
  useEffect(() => begin(), [begin]);

  const labels = Object.fromEntries(profileNames.map((name) => [name, t(labelKeys[name])]));
  const errorOf = (name: ProfileName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'long') return t('validation.lengthMax', { count: longest[name] ?? 0 });
    return t('validation.requiredField', { field: t(labelKeys[name]) });
  };
  const isAboutAll = failure !== null && refused.size === 0;
  return (
    <form className={css.form} {...form.form}>
      {isAboutAll && <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />}
      <FormProblems of={form} labels={labels} />
      <MemberLabels {...props.labels} />
      {pictures.status === 'error' && <PartError part={pictures} onRetry={props.onRetryPictures} />}
      {pictures.status === 'ready' && pictures.value.choices.length > 0 && (
        <PictureChoice
          of={pictures.value}
          value={picked ?? pictures.value.chosen}
          onChoose={(id) => {
            setPicked(id);
            setIdle(false);
            note(form.values(), id === current ? null : id);
          }}
        />
      )}
      <ProfileFields
        profile={profile}
        begun={begun}
        minAge={props.minAge}
        latestBirthday={props.latestBirthday}
        field={form.field}
        errorOf={errorOf}
      />
      {isIdle && (
        <Alert tone="info">
          <span>{t('profile.unchanged')}</span>
          <FormAnnouncement text={t('profile.unchanged')} />
        </Alert>
      )}
      <div className={css.choice}>
        <Button block onClick={onDismiss}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="primary" block busy={busy}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}
