export { SideServicesModal } from './SideServicesModal.tsx';
