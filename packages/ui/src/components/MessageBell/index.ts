export { MessageBell, type MessageBellProps } from './MessageBell.tsx';
