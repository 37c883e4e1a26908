export { PayoutAccountsWindow, type PayoutAccountsWindowProps } from './PayoutAccountsWindow.tsx';
