import type { RegisterModal } from '@parlour/features/account/register';
import type { NamedModalProps } from '@parlour/features/shell';
import type { ComponentProps, ComponentType } from 'react';
import { OwnSlot, useOwnSite } from './OwnSite.tsx';

/** The window of the registration with the part of the slot `register.extra`. */
export const withExtra = (
  Modal: ComponentType<ComponentProps<typeof RegisterModal>>,
): ComponentType<NamedModalProps<'register'>> =>
  function RegisterWindow(props) {
    const { slots } = useOwnSite();
    return (
      <Modal {...props} extra={slots['register.extra'] && <OwnSlot name="register.extra" />} />
    );
  };
