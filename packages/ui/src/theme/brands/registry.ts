// The built-in brands, one line each. `pnpm brand:new <name>` adds another.
export { default as padma } from './padma.json' with { type: 'json' };
export { default as raat } from './raat.json' with { type: 'json' };
export { default as shapla } from './shapla.json' with { type: 'json' };
