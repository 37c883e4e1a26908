import { ParlourGames, ParlourLogin } from '{{site}}/embed/1/react.js';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [rows, setRows] = useState('6');
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState('');
  return createElement(
    'section',
    null,
    createElement('button', { type: 'button', onClick: () => setRows('3') }, 'Show three games'),
    createElement('button', { type: 'button', onClick: () => setRows('') }, 'Show none'),
    rows &&
      createElement(
        ParlourGames,
        {
          affiliate: 'PADMA7',
          loading: 'eager',
          rows,
          onReady: () => setSaid('The games are there.'),
          onNavigate: (event) => {
            event.preventDefault();
            setSaid(event.detail.to);
          },
        },
        'Games of Padma',
      ),
    createElement('p', { role: 'status' }, said),
    createElement(ParlourLogin, {
      getToken: (reason) => {
        setAsked(reason);
        return null;
      },
    }),
    createElement('p', { id: 'asked' }, asked && `The login asked for a token: ${asked}`),
  );
}

createRoot(document.getElementById('app')).render(createElement(App));
