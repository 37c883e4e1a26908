export { LicenceBadge, type LicenceBadgeLabels, type LicenceBadgeProps } from './LicenceBadge.tsx';
