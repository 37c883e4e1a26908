'use client';

import { Button, PortalProvider } from '@parlour/ui';
import { Dialog } from '@parlour/ui/overlays';
import { useState } from 'react';

export function Ask() {
  const [open, setOpen] = useState(false);
  return (
    <PortalProvider>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Really?"
        actions={[{ id: 'yes', label: 'Yes', onSelect: () => setOpen(false) }]}
      />
    </PortalProvider>
  );
}
