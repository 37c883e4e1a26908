import { lazyPart } from '@parlour/features/lazy';
import type { ModalRegistry } from '@parlour/features/shell';
import { withExtra } from '../own/with-extra.tsx';

/** The named modals. Each is loaded when it is opened, so the home page contains no form code (MOD-03). */
export const modals = {
  login: lazyPart(async () => ({
    default: (await import('@parlour/features/account/login')).LoginModal,
  })),
  register: lazyPart(async () => ({
    default: withExtra((await import('@parlour/features/account/register')).RegisterModal),
  })),
  forgotPassword: lazyPart(async () => ({
    default: (await import('@parlour/features/account/forgot-password')).ForgotPasswordModal,
  })),
  notice: lazyPart(async () => ({
    default: (await import('@parlour/features/notices')).NamedNoticeModal,
  })),
  announcement: lazyPart(async () => ({
    default: (await import('@parlour/features/notices')).NamedAnnouncementModal,
  })),
  changePassword: lazyPart(async () => ({
    default: (await import('@parlour/features/account/change-password')).ChangePasswordModal,
  })),
  extraVerification: lazyPart(async () => ({
    default: (await import('@parlour/features/account/extra-verification')).ExtraVerificationModal,
  })),
  search: lazyPart(async () => ({
    default: (await import('@parlour/features/site/search')).SearchModal,
  })),
  service: lazyPart(async () => ({
    default: (await import('@parlour/features/site/side-services')).SideServicesModal,
  })),
  logout: lazyPart(async () => ({
    default: (await import('@parlour/features/account/logout')).LogoutModal,
  })),
} satisfies Required<ModalRegistry>;
