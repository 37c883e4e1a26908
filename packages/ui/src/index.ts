/** Components light enough for the first page. Forms and everything Radix have entries of their own. */
export * from './components/AccountButton/index.ts';
export * from './components/Alert/index.ts';
export * from './components/Avatar/index.ts';
export * from './components/BackSteps/index.ts';
export * from './components/Badge/index.ts';
export * from './components/BalancePill/index.ts';
export * from './components/Banner/index.ts';
export * from './components/Breadcrumbs/index.ts';
export * from './components/Button/index.ts';
export * from './components/CategoryBar/index.ts';
export * from './components/Chip/index.ts';
export * from './components/CountDot/index.ts';
export * from './components/Countdown/index.ts';
export * from './components/DateTime/index.ts';
export * from './components/DemoRibbon/index.ts';
export {
  type AlertMessage,
  type ConfirmMessage,
  createDialogs,
  type DialogMessage,
  type DialogsStore,
  type WarnMessage,
} from './components/Dialog/createDialogs.ts';
export * from './components/Divider/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/ErrorState/index.ts';
export * from './components/Flag/index.ts';
export * from './components/FooterBand/index.ts';
export * from './components/FooterLinks/index.ts';
export * from './components/GameCard/index.ts';
export * from './components/GameGrid/index.ts';
export * from './components/Grid/index.ts';
export * from './components/HeaderLink/index.ts';
export * from './components/Heading/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/IconSlot/index.ts';
export * from './components/Illustration/index.ts';
export * from './components/Inline/index.ts';
export * from './components/Jackpot/index.ts';
export * from './components/LanguagePicker/index.ts';
export * from './components/LazyImage/index.ts';
export * from './components/LevelCard/index.ts';
export * from './components/LicenceBadge/index.ts';
export * from './components/Link/index.ts';
export * from './components/Logo/index.ts';
export type { Align, Justify, LayoutElement, SpaceStep } from './components/layout/index.ts';
export * from './components/MessageBell/index.ts';
export * from './components/Money/index.ts';
export { systemClock, type UiClock } from './components/motion/index.ts';
export * from './components/NavBar/index.ts';
export * from './components/NoticeBar/index.ts';
export { groupDigits, writeNumbers } from './components/numbers.ts';
export * from './components/OfflineState/index.ts';
export * from './components/Pagination/index.ts';
export * from './components/Pictures/index.ts';
export * from './components/PointsCard/index.ts';
export * from './components/PortalContext/index.ts';
export * from './components/ProgressBar/index.ts';
export * from './components/PromotionCard/index.ts';
export * from './components/Responsive/index.ts';
export * from './components/SearchTrigger/index.ts';
export * from './components/SectionHeader/index.ts';
export * from './components/Segmented/index.ts';
export * from './components/SideMenu/index.ts';
export * from './components/SiteFooter/index.ts';
export * from './components/SiteHeaderBar/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/SlimGameHeader/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/Stack/index.ts';
export * from './components/StatusScreen/index.ts';
export * from './components/Stepper/index.ts';
export * from './components/Stitch/index.ts';
export * from './components/Surface/index.ts';
export * from './components/TabBar/index.ts';
export * from './components/Text/index.ts';
export * from './components/ThemeIsland/index.ts';
export * from './components/ThemeToggle/index.ts';
export {
  createToasts,
  type ToastMessage,
  type ToastsConfig,
  type ToastsStore,
} from './components/Toaster/createToasts.ts';
export * from './components/ToggleCard/index.ts';
export * from './components/VendorCarousel/index.ts';
export * from './components/VendorGlyph/index.ts';
export * from './components/VendorStrip/index.ts';
export * from './components/VendorWall/index.ts';
export * from './components/VisuallyHidden/index.ts';
export * from './components/WinnerRow/index.ts';
