import { loadElements } from './node_modules/@parlour/embed/dist/index.js';

const { configure } = await loadElements('https://play.padma.example');
configure({ affiliate: 'PADMA7', scheme: 'dark' });
