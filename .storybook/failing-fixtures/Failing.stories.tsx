import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect } from 'react';
import { expect } from 'storybook/test';
import { columns, faultsOfRows } from '../../packages/ui/src/testing/grid.ts';
import { undeclaredPairs } from '../../packages/ui/src/testing/used-pairs.ts';

/**
 * One broken story for each thing the checks watch. Its name is a part of the
 * failure it has to cause; a story here that passes means a blind check.
 */
const meta: Meta = { title: 'Planted' };
export default meta;
type Story = StoryObj;

function AfterMount({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return <p>Planted</p>;
}

export const Contrast: Story = {
  name: 'color-contrast',
  render: () => <p style={{ color: '#aaa', background: '#fff' }}>Planted</p>,
};
export const Label: Story = { name: '(label)', render: () => <input type="text" /> };
export const Landmark: Story = {
  name: '(region)',
  parameters: { layout: 'fullscreen' },
  render: () => <p>Planted</p>,
};
// Written as calls: the linter would report these mistakes in elements.
export const ButtonName: Story = {
  name: '(button-name)',
  render: () => createElement('button', { type: 'button' }),
};
export const Roles: Story = {
  name: '(aria-roles)',
  render: () => createElement('p', { role: 'planted' }, 'Planted'),
};
export const Alternative: Story = {
  name: '(image-alt)',
  render: () => createElement('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
};
const small = { inlineSize: 14, blockSize: 14, padding: 0, border: 0 };
export const Targets: Story = {
  name: '(target-size)',
  render: () => (
    <p style={{ display: 'flex' }}>
      <button type="button" aria-label="One" style={small} />
      <button type="button" aria-label="Two" style={small} />
    </p>
  ),
};
export const Nested: Story = {
  name: '(nested-interactive)',
  render: () =>
    createElement('div', { role: 'button', tabIndex: 0 }, <a href="#planted">Planted</a>),
};
export const Console: Story = {
  name: 'console.error: planted',
  render: () => <AfterMount run={() => console.error('planted')} />,
};
export const Rejection: Story = {
  name: 'planted rejection',
  render: () => <AfterMount run={() => void Promise.reject(new Error('planted rejection'))} />,
};
export const Fetch: Story = {
  name: 'Nothing answers these requests',
  render: () => <AfterMount run={() => void fetch('/wps/session/login').catch(() => {})} />,
};
export const MissingFile: Story = {
  name: '404 http',
  render: () => <img src="./no-such-cover.svg" alt="Planted" width="40" height="40" />,
};
export const ForeignHost: Story = {
  name: 'Foreign request',
  render: () => <img src="http://127.0.0.2:9/cover.svg" alt="Planted" width="40" height="40" />,
};
export const ForeignLink: Story = {
  name: 'Another site in our window',
  render: () => <a href="https://elsewhere.example/">Planted</a>,
};
export const Behaviour: Story = {
  name: 'toBeDisabled',
  render: () => <button type="button">Planted</button>,
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const Render: Story = {
  name: 'planted render error',
  render: () => {
    throw new Error('planted render error');
  },
};
const undeclared = { color: 'var(--pl-color-chart-2)', background: 'var(--pl-color-surface-page)' };
export const Pair: Story = {
  name: 'Undeclared pairs',
  render: () => <p style={undeclared}>Planted</p>,
  play: async ({ canvasElement }) => {
    await expect(undeclaredPairs(canvasElement), 'Undeclared pairs').toEqual([]);
  },
};
/** As the pages of all states do it. */
const fillsItsRows: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const faults = faultsOfRows(canvasElement);
  await expect(faults, faults.join()).toEqual([]);
};
/** There is room for three. */
export const OneColumn: Story = {
  name: '1 states in a row, not 3',
  render: () => (
    <section data-place="0">
      <p data-shown="one">One</p>
      <p data-shown="two">Two</p>
      <p data-shown="three">Three</p>
    </section>
  ),
  play: fillsItsRows,
};
/** Two states, and the third column is kept for nothing. */
export const EmptyColumn: Story = {
  name: 'the first row does not fill the width',
  render: () => (
    <section data-place="0" style={{ ...columns, gridTemplateColumns: '400px 400px 400px' }}>
      <p data-shown="one">One</p>
      <p data-shown="two">Two</p>
    </section>
  ),
  play: fillsItsRows,
};
export const Reaching: Story = {
  name: 'one reaches into the state beside it',
  render: () => (
    <section data-place="0" style={columns}>
      <div data-shown="one">
        <p style={{ inlineSize: 700 }}>One</p>
      </div>
      <p data-shown="two">Two</p>
    </section>
  ),
  play: fillsItsRows,
};
/** Fits its window, and not half of it. */
export const AllStates: Story = {
  name: 'Zoomed to 200 %',
  render: () => <p style={{ inlineSize: 900 }}>Planted</p>,
};
export const Healthy: Story = { name: 'No baseline', render: () => <p>Planted</p> };
/** Leaves the page, so it comes last. */
export const Leaves: Story = {
  name: 'left its page',
  render: () => <AfterMount run={() => window.location.assign('./index.json')} />,
};
