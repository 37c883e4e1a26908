import type { WirePlayerAvatar, WireProfile } from '@parlour/api-client';
import {
  anyText,
  type FormSchema,
  formSchema,
  type TextSchema,
  textThat,
} from '../../shared/form/schema.ts';
import { visibleText } from '../../shared/form/visible-text.ts';

/** Personal data a member may give, with the backend's names, in the order of the form (MEM-01). */
export const profileNames = [
  'nickname',
  'realName',
  'birthday',
  'placeOfBirth',
  'nationality',
  'occupation',
  'incomeSource',
  'address',
] as const;

/** Name of a field, in the form and in the API. */
export type ProfileName = (typeof profileNames)[number];

/** Fields that can be given once and never changed. */
const finalNames: ReadonlySet<ProfileName> = new Set(['realName', 'birthday']);

/** Longest texts in characters, from the API contract. */
export const longest: Readonly<Partial<Record<ProfileName, number>>> = {
  nickname: 24,
  realName: 80,
  placeOfBirth: 80,
  nationality: 80,
  occupation: 80,
  incomeSource: 80,
  address: 255,
};

/** Personal data of the member. */
export interface Profile {
  /** An empty text means that the value was not given yet. */
  readonly values: Readonly<Record<ProfileName, string>>;
  /** Fields that cannot be changed any more. */
  readonly locked: readonly ProfileName[];
}

/** Converts the API's profile to the view model. */
export const toProfile = (wire: WireProfile): Profile => ({
  values: {
    nickname: wire.nickname,
    realName: wire.realName ?? '',
    birthday: wire.birthday ?? '',
    placeOfBirth: wire.placeOfBirth ?? '',
    nationality: wire.nationality ?? '',
    occupation: wire.occupation ?? '',
    incomeSource: wire.incomeSource ?? '',
    address: wire.address ?? '',
  },
  locked: profileNames.filter((name) => wire.locked.includes(name)),
});

/** Pictures to choose from. */
export interface Pictures {
  readonly chosen: string;
  readonly choices: readonly { readonly id: string; readonly url: string }[];
}

/**
 * Converts the API's pictures to the view model. The current picture can be chosen even if it is not offered any more.
 */
export function toPictures({ avatarId, url, choices }: WirePlayerAvatar): Pictures {
  const offered = choices.map((one) => ({ id: one.avatarId, url: one.url }));
  const isOffered = avatarId === '' || offered.some(({ id }) => id === avatarId);
  return { chosen: avatarId, choices: isOffered ? offered : [{ id: avatarId, url }, ...offered] };
}

/** Returns the fields that a member can still change. */
export const editable = ({ locked }: Profile): readonly ProfileName[] =>
  profileNames.filter((name) => !locked.includes(name));

/** Normalises a text: blanks around it, invisible characters and the kind of line break do not count as a change. */
const meant = (text: string): string => visibleText(text).trim().replace(/\r\n?/g, '\n');

type Typed = Readonly<Record<ProfileName, string>>;

/** Values that differ from the saved ones. */
export type ProfileChanges = Readonly<Partial<Record<ProfileName, string>>>;

/** Returns the values to send: no locked and no unchanged ones (MEM-01). */
export const changesOf = (profile: Profile, typed: Typed): ProfileChanges =>
  Object.fromEntries(
    editable(profile)
      .map((name): [ProfileName, string] => [name, meant(typed[name])])
      .filter(([name, value]) => value !== meant(profile.values[name])),
  );

/** Returns the changes that are final and therefore need a confirmation. */
export const finalOf = (changes: ProfileChanges): readonly [ProfileName, string][] =>
  profileNames.flatMap((name) => {
    const value = changes[name];
    return value !== undefined && finalNames.has(name) ? [[name, value]] : [];
  });

/** Typed values that differ from the saved ones, unchanged; `avatarId` is another picture. */
export type ProfileDraft = Readonly<Partial<Record<ProfileName | 'avatarId', string>>>;

/** Returns the draft of a form that is not saved. */
export function draftOf(profile: Profile, typed: Typed, pictureId: string | null): ProfileDraft {
  const changed = Object.keys(changesOf(profile, typed));
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([name]) => changed.includes(name))),
    ...(pictureId !== null && { avatarId: pictureId }),
  };
}

const profileProblems = ['required', 'long'] as const;
export type ProfileProblem = (typeof profileProblems)[number];

/** Schema of the profile. The backend decides whether the member is old enough. */
export function profileSchema(profile: Profile): FormSchema<ProfileName, ProfileProblem> {
  const free = editable(profile);
  const text = (name: ProfileName): TextSchema<ProfileProblem> => {
    if (!free.includes(name)) return anyText();
    const most = longest[name];
    // A value that can be given only once may be corrected, but not emptied.
    const isNeeded =
      name === 'nickname' || (finalNames.has(name) && profile.values[name].trim() !== '');
    return textThat((typed) => {
      const value = typed.trim();
      if (value === '' && isNeeded) return 'required';
      return most !== undefined && [...value].length > most ? 'long' : null;
    });
  };
  return formSchema(profileProblems, {
    nickname: text('nickname'),
    realName: text('realName'),
    birthday: text('birthday'),
    placeOfBirth: text('placeOfBirth'),
    nationality: text('nationality'),
    occupation: text('occupation'),
    incomeSource: text('incomeSource'),
    address: text('address'),
  });
}

/** Returns the latest birthday that reaches the minimum age: `today`, `age` years ago. Days are `yyyy-MM-dd`. */
export const latestBirthday = (today: string, age: number): string =>
  `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
