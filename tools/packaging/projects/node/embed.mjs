import { elements, snippetOf } from '@parlour/embed';
import { ParlourWinners } from '@parlour/embed/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const site = 'https://play.padma.example';
console.log(snippetOf({ widget: 'games', site, attributes: { category: 'LIVE' } }));
console.log(renderToString(createElement(ParlourWinners, { rows: '5', affiliate: 'PADMA7' })));
console.log(`${elements.length} elements`);
