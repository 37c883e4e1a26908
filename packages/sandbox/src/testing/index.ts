export { ContractBreach, checkedFetch } from './checked-fetch.ts';
