import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isBusy } from '../../shared/lazy/new-version.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { UpdateStripView } from './UpdateStripView.tsx';

/** How often the page is looked at while there is a new version, in ms. */
const pause = 1_000;

/** Whether the visitor is in the middle of something: a game, a window such as a deposit, or text in a field. */
const isOccupied = (page: Document): boolean =>
  isBusy(page) || page.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Tells of a new version while the visitor does nothing that a reload would disturb: not in a game, not while a window
 * is open, not with text in a field.
 */
export function UpdateStripWidget() {
  const { webApp } = useRuntime();
  const { hasUpdate } = useStore(webApp.store);
  const [isClosed, setClosed] = useState(false);
  const [isFree, setFree] = useState(false);
  const isWanted = hasUpdate && !isClosed;
  useEffect(() => {
    if (!isWanted) return;
    const look = () => setFree(!isOccupied(document));
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [isWanted]);
  if (!isWanted || !isFree) return null;
  return <UpdateStripView onReload={webApp.update} onClose={() => setClosed(true)} />;
}
