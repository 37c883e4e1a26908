export { answer } from '../http/answer.ts';
