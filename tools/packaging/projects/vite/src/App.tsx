import { Button, PortalProvider, ThemeIsland } from '@parlour/ui';
import { Dialog, Tabs } from '@parlour/ui/overlays';
import { type BrandId, brandInfo, brandSeeds } from '@parlour/ui/theme';
import { useState } from 'react';
import { late } from './late.ts';
import { SignUp } from './SignUp.tsx';

const night: BrandId = 'raat';

/** A page of a project that has only the packed library. */
export function App() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <PortalProvider>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <Button onClick={() => void late(document.documentElement)}>Wear</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Really?"
        actions={[{ id: 'yes', label: 'Yes', onSelect: () => setOpen(false) }]}
      />
      <SignUp />
      <Tabs
        label="Halves"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'one', label: 'One', content: 'First half' },
          { id: 'two', label: 'Two', content: 'Second half' },
        ]}
      />
      <ThemeIsland brand={night} scheme="dark">
        <Button variant="primary">{brandInfo(brandSeeds[night]).names.en}</Button>
      </ThemeIsland>
    </PortalProvider>
  );
}
