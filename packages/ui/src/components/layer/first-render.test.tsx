// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { PortalProvider } from '../PortalContext/PortalContext.tsx';

const mounted = vi.fn();

function Content() {
  useEffect(() => void mounted(), []);
  return <p>Rules of the week</p>;
}

test('[MOD-01] [EMB-01] a window that is open from the start mounts its content once, never in the body of the page', () => {
  const body = new MutationObserver(() => undefined);
  body.observe(document.body, { childList: true });
  renderAlone(
    <PortalProvider>
      <Modal open onOpenChange={() => undefined} title="News" closeLabel="Close">
        <Content />
      </Modal>
    </PortalProvider>,
  );
  const window = screen.getByRole('dialog', { name: 'News' });
  expect(window.closest('[data-component="portal"]')).not.toBeNull();
  expect(mounted).toHaveBeenCalledTimes(1);
  const added = body.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect(added.filter((node) => node instanceof Element && node.matches('[data-part]'))).toEqual(
    [],
  );
});
