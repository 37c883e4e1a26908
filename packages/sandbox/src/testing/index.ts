export { ContractBreach, checkedFetch } from './checked-fetch.ts';
export { settle } from './settled.ts';
