import { defineStates } from '../../testing/states.ts';
import type { AvatarProps } from './Avatar.tsx';

/** An inline image, so that stories need no network. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3Ccircle fill="ivory" cx="4" cy="3" r="1.6"/%3E%3Cpath fill="ivory" d="M1 8a3 3 0 0 1 6 0z"/%3E%3C/svg%3E';

export const avatarStates = defineStates<AvatarProps>()((say) => {
  const name = say('sample.nickname');
  return {
    initial: { name },
    picture: { name, src: picture },
    broken: { name, src: 'data:image/png;base64,broken' },
    nameless: { name: '' },
    small: { name, size: 'sm' },
    large: { name, size: 'lg' },
    spoken: { name, label: name },
  };
});
