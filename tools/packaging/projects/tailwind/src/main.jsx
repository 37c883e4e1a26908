import './app.css';
import '@parlour/ui/styles';
import { Button, ThemeIsland } from '@parlour/ui';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const box = 'bg-pl-accent-fill p-pl-4 text-pl-title-m pl-desktop:flex pl-dark:opacity-50';

createRoot(document.getElementById('app')).render(
  h(
    'main',
    null,
    h('h1', null, 'Tonight'),
    h(Button, { variant: 'primary' }, 'Play'),
    h(Button, { variant: 'primary', className: 'rounded-none mt-pl-8' }, 'Square'),
    h('div', { className: box, 'data-testid': 'day' }, 'Day'),
    h(
      ThemeIsland,
      { brand: 'raat', scheme: 'dark' },
      h('div', { className: box, 'data-testid': 'night' }, 'Night'),
    ),
  ),
);
