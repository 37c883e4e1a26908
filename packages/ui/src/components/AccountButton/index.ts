export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
