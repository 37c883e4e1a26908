import type { MessageKey } from '../../shared/i18n/use-t.ts';
import type { ProfileName } from './profile-model.ts';

/** Message key of each field's label. */
export const labelKeys = {
  nickname: 'field.nickname',
  realName: 'field.realName',
  birthday: 'field.birthday',
  placeOfBirth: 'field.placeOfBirth',
  nationality: 'field.nationality',
  occupation: 'field.occupation',
  incomeSource: 'field.incomeSource',
  address: 'field.address',
} as const satisfies Record<ProfileName, MessageKey>;
