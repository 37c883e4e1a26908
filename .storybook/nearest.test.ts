import { expect, test } from 'vitest';
import { type Entry, isThere, nearestTo } from './nearest.ts';

const entry = (id: string, title: string, name: string): Entry => ({
  id,
  title,
  name,
  type: 'story',
});
const entries = [
  entry('components-button--default', 'Components/Actions/Button', 'Default'),
  entry('components-button--busy', 'Components/Actions/Button', 'Busy'),
  entry('components-banner--default', 'Components/Layout/Banner', 'Default'),
  entry('widgets-agenthourlysalary-live--open', 'Widgets/Agent/Hourly salary/Live', 'Open'),
  entry('widgets-login-live--open', 'Widgets/Account/Login/Live', 'Open'),
];
const idsOf = (wanted: string, most?: number) =>
  nearestTo(wanted, entries, most).map(({ id }) => id);

test('[SBK-02] an address with a typing mistake leads to the page that was meant', () => {
  expect(idsOf('components-buton--defalt')[0]).toBe('components-button--default');
  expect(idsOf('components-button--bussy')[0]).toBe('components-button--busy');
});

test('[SBK-02] an address of a story with another name leads to its component', () => {
  expect(idsOf('components-banner--hero', 1)).toEqual(['components-banner--default']);
});

test('[SBK-02] an address with the words of a title leads to the page of that title', () => {
  expect(idsOf('widgets-agent-hourly-salary-live--open', 1)).toEqual([
    'widgets-agenthourlysalary-live--open',
  ]);
});

test('[SBK-02] nothing is proposed for an address that resembles none', () => {
  expect(idsOf('zzzzzzzzzzzzzzzz')).toEqual([]);
  expect(nearestTo('components-button--default', [])).toEqual([]);
});

test('[SBK-02] the address of a component leads to its first story, so it is there', () => {
  expect(isThere('components-button', entries)).toBe(true);
  expect(isThere('components-buton', entries)).toBe(false);
});
