import type { ModalRegistry } from '@parlour/features/shell';
import { lazy } from 'react';

/** The named modals, each its own chunk: home ships no form (MOD-03). */
export const modals: ModalRegistry = {
  login: lazy(async () => ({ default: (await import('@parlour/features/login')).LoginModal })),
  register: lazy(async () => ({
    default: (await import('@parlour/features/register')).RegisterModal,
  })),
  changePassword: lazy(async () => ({
    default: (await import('@parlour/features/change-password')).ChangePasswordModal,
  })),
};
