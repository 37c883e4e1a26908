import { Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { TextArea, TextField } from '@parlour/ui/forms';
import { DayField } from '../../shared/days/DayField.tsx';
import type { BoundField } from '../../shared/form/use-checked-form.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { labelKeys } from './labels.ts';
import * as css from './ProfileView.css.ts';
import { editable, type Profile, type ProfileDraft, type ProfileName } from './profile-model.ts';

interface ProfileFieldsProps {
  readonly profile: Profile;
  /** Text typed earlier, shown instead of the saved values. */
  readonly begun: ProfileDraft;
  readonly minAge: number;
  readonly latestBirthday: string;
  readonly field: (name: ProfileName) => BoundField<ProfileName>;
  readonly errorOf: (name: ProfileName) => string | undefined;
}

/** Autofill tokens, for values the browser knows about the person. */
const autoComplete: Readonly<Partial<Record<ProfileName, string>>> = {
  nickname: 'nickname',
  realName: 'name',
  birthday: 'bday',
  nationality: 'country-name',
  occupation: 'organization-title',
  address: 'street-address',
};

/** The fields that can be changed. Final values are shown above them as text, with the reason. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { profile, begun, minAge, field, errorOf } = props;
  const t = useT();
  const figures = useFigures();
  const hints: Readonly<Partial<Record<ProfileName, string>>> = {
    realName: t('profile.realNameHint'),
    birthday: t('profile.birthdayHint', { age: minAge }),
  };
  const of = (name: ProfileName) => ({
    ...field(name),
    label: t(labelKeys[name]),
    defaultValue: begun[name] ?? profile.values[name],
    error: errorOf(name),
    hint: hints[name],
    autoComplete: autoComplete[name] ?? 'off',
  });
  return (
    <>
      {profile.locked.length > 0 && (
        <div className={css.locked}>
          <DataList
            variant="well"
            items={profile.locked.map((name) => ({
              id: name,
              label: t(labelKeys[name]),
              value:
                name === 'birthday' ? (
                  figures(profile.values.birthday)
                ) : (
                  <bdi translate="no">{profile.values[name]}</bdi>
                ),
            }))}
          />
          <Text size="small" tone="secondary">
            {t('profile.locked')}
          </Text>
        </div>
      )}
      <div className={css.fields}>
        {editable(profile).map((name) => {
          switch (name) {
            case 'nickname':
              return <TextField key={name} {...of(name)} required className={css.whole} />;
            case 'birthday':
              return <DayField key={name} {...of(name)} max={props.latestBirthday} />;
            case 'address':
              return <TextArea key={name} {...of(name)} rows={2} className={css.whole} />;
            default:
              return <TextField key={name} {...of(name)} />;
          }
        })}
      </div>
    </>
  );
}
