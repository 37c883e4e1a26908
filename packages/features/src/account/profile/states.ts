import { ApiError, type WireProfile } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ProfileViewProps } from './ProfileView.props.ts';
import { toPictures, toProfile } from './profile-model.ts';

const svg = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0z"/></svg>`)}`;

const choices = ['#0d6e6e', '#b4532a', '#5b4b8a', '#2f6b3a', '#8a2f4b', '#7a6a1f'].map(
  (fill, index) => ({ avatarId: `p-${index}`, url: svg(fill) }),
);

/** Every state of the window "profile" (SBK-01). */
export const profileStates = defineStates<ProfileViewProps>()((say) => {
  const wire: WireProfile = {
    nickname: say('overlay.memberName'),
    realName: say('member.sampleLongName'),
    birthday: '1994-11-28',
    nationality: say('sample.country.BD'),
    occupation: say('sample.jobService'),
    locked: ['realName', 'birthday'],
  };
  const ready = (value: WireProfile) => ({ status: 'ready', value: toProfile(value) }) as const;
  const member = {
    profile: ready(wire),
    pictures: {
      status: 'ready',
      value: toPictures({ avatarId: 'p-1', url: choices[1]?.url ?? '', choices }),
    },
    labels: { levelName: say('vip.gold'), labels: [] },
    minAge: 21,
    latestBirthday: '2005-11-20',
    busy: false,
    failure: null,
    // A callback, although it returns a value.
    onLeave: async () => true,
  } as const;
  const fresh = {
    ...member,
    labels: { levelName: '', labels: [] },
    profile: ready({ nickname: say('overlay.memberName'), locked: [] }),
  };
  const because = (error: unknown) => ({ ...fresh, failure: { error, attempt: 1 } });
  return {
    member,
    fresh,
    phone: member,
    /** Text typed before the session expired. */
    left: { ...member, draft: { address: 'Barishal', avatarId: 'p-3' } },
    saving: { ...fresh, busy: true },
    tooYoung: because(
      new ApiError('VALIDATION', { fields: { birthday: say('sample.birthdayError') } }),
    ),
    network: because(new ApiError('NETWORK')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    labelled: {
      ...member,
      labels: {
        levelName: say('vip.pearl'),
        labels: [say('vip.diamond'), say('banner.long.title')],
      },
    },
    longText: {
      ...member,
      profile: ready({ ...wire, nickname: say('banner.long.title'), locked: [] }),
    },
    noPictures: {
      ...member,
      pictures: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
    loading: { ...member, profile: { status: 'loading' }, pictures: { status: 'loading' } },
    failed: {
      ...member,
      profile: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const profileFaces = ['member', 'fresh', 'phone'] as const satisfies readonly StateId<
  typeof profileStates
>[];
