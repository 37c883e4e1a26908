/**
 * Components that are light enough for the first page. Forms and everything built on Radix have entries of their own.
 */
export {
  AccountButton,
  type AccountButtonProps,
} from './components/AccountButton/AccountButton.tsx';
export { Alert, type AlertProps } from './components/Alert/Alert.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export {
  type BackStep,
  type BackSteps,
  BackStepsProvider,
  type BackStepsProviderProps,
  useBackSteps,
} from './components/BackSteps/BackSteps.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export {
  BalancePill,
  type BalancePillLabels,
  type BalancePillProps,
} from './components/BalancePill/BalancePill.tsx';
export { Banner, type BannerLabels, type BannerProps } from './components/Banner/Banner.tsx';
export type { BannerAction, BannerSlide } from './components/Banner/Slide.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './components/Button/Button.tsx';
export {
  type Category,
  CategoryBar,
  type CategoryBarProps,
} from './components/CategoryBar/CategoryBar.tsx';
export { Chip, type ChipProps } from './components/Chip/Chip.tsx';
export { CountDot, type CountDotProps } from './components/CountDot/CountDot.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export { clockText, type TimeLeft, timeLeft } from './components/Countdown/time-left.ts';
export { DateTime, type DateTimeProps } from './components/DateTime/DateTime.tsx';
export { DemoRibbon, type DemoRibbonProps } from './components/DemoRibbon/DemoRibbon.tsx';
export {
  type AlertMessage,
  type ConfirmMessage,
  createDialogs,
  type DialogMessage,
  type DialogsStore,
  type WarnMessage,
} from './components/Dialog/create-dialogs.ts';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Flag, type FlagProps } from './components/Flag/Flag.tsx';
export {
  FooterBand,
  type FooterBandLink,
  type FooterBandProps,
} from './components/FooterBand/FooterBand.tsx';
export {
  type FooterGroup,
  type FooterLink,
  FooterLinks,
  type FooterLinksProps,
} from './components/FooterLinks/FooterLinks.tsx';
export type { FavouriteProps, FavouriteState } from './components/GameCard/Favourite.tsx';
export {
  GameCard,
  type GameCardAction,
  type GameCardGame,
  type GameCardProps,
} from './components/GameCard/GameCard.tsx';
export {
  GameCardSkeleton,
  type GameCardSkeletonProps,
} from './components/GameCard/GameCardSkeleton.tsx';
export { GameGrid, GameGridPage, type GameGridProps } from './components/GameGrid/GameGrid.tsx';
export { GameGridPages, type GameGridPagesProps } from './components/GameGrid/GameGridPages.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { HeaderLink, type HeaderLinkProps } from './components/HeaderLink/HeaderLink.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  type IconComponent,
  type IconLike,
  IconSlot,
  type IconSlotProps,
} from './components/IconSlot/IconSlot.tsx';
export type { Art } from './components/Illustration/art.ts';
export { Illustration, type IllustrationProps } from './components/Illustration/Illustration.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Jackpot, type JackpotLabels, type JackpotProps } from './components/Jackpot/Jackpot.tsx';
export {
  groupFigure,
  type JackpotSource,
  type JackpotTick,
  type JackpotTicker,
  jackpotTicker,
} from './components/Jackpot/ticker.ts';
export {
  LanguagePicker,
  type LanguagePickerProps,
} from './components/LanguagePicker/LanguagePicker.tsx';
export { LazyImage, type LazyImageProps } from './components/LazyImage/LazyImage.tsx';
export {
  LevelCard,
  type LevelCardProps,
  type LevelProgress,
} from './components/LevelCard/LevelCard.tsx';
export { LevelShield, type LevelShieldProps } from './components/LevelCard/LevelShield.tsx';
export {
  LicenceBadge,
  type LicenceBadgeLabels,
  type LicenceBadgeProps,
} from './components/LicenceBadge/LicenceBadge.tsx';
export { type Destination, readAddress } from './components/Link/address.ts';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export type { Align, Justify, LayoutElement, SpaceStep } from './components/layout/props.ts';
export { MessageBell, type MessageBellProps } from './components/MessageBell/MessageBell.tsx';
export { Money, type MoneyProps } from './components/Money/Money.tsx';
export { systemClock, type UiClock } from './components/motion/clock.ts';
export {
  NavBar,
  type NavBarProps,
  type NavItem,
  type NavPanelLabels,
} from './components/NavBar/NavBar.tsx';
export type { NavVendor } from './components/NavBar/vendors.ts';
export {
  NoticeBar,
  type NoticeBarLabels,
  type NoticeBarProps,
  type NoticeItem,
} from './components/NoticeBar/NoticeBar.tsx';
export { groupDigits, writeNumbers } from './components/numbers.ts';
export { OfflineState, type OfflineStateProps } from './components/OfflineState/OfflineState.tsx';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/Pagination/Pagination.tsx';
export {
  type PictureSources,
  PicturesProvider,
  type PicturesProviderProps,
  usePictures,
} from './components/Pictures/Pictures.tsx';
export { PointsCard, type PointsCardProps } from './components/PointsCard/PointsCard.tsx';
export {
  PortalProvider,
  type PortalProviderProps,
  usePortalContainer,
} from './components/PortalContext/PortalContext.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export {
  type PromotionAction,
  PromotionCard,
  type PromotionCardProps,
  type PromotionStep,
  PromotionTile,
  type PromotionTileProps,
} from './components/PromotionCard/PromotionCard.tsx';
export {
  PromotionCardSkeleton,
  type PromotionCardSkeletonProps,
} from './components/PromotionCard/PromotionCardSkeleton.tsx';
export {
  DesktopOnly,
  PhoneOnly,
  type ResponsiveProps,
} from './components/Responsive/Responsive.tsx';
export {
  SearchTrigger,
  type SearchTriggerProps,
} from './components/SearchTrigger/SearchTrigger.tsx';
export {
  SectionHeader,
  type SectionHeaderAction,
  type SectionHeaderProps,
} from './components/SectionHeader/SectionHeader.tsx';
export {
  Segmented,
  type SegmentedOption,
  type SegmentedProps,
} from './components/Segmented/Segmented.tsx';
export {
  SideMenu,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from './components/SideMenu/SideMenu.tsx';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export {
  SiteHeaderBar,
  type SiteHeaderBarProps,
} from './components/SiteHeaderBar/SiteHeaderBar.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export {
  type SlimFact,
  SlimGameHeader,
  type SlimGameHeaderProps,
} from './components/SlimGameHeader/SlimGameHeader.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatusScreen, type StatusScreenProps } from './components/StatusScreen/StatusScreen.tsx';
export {
  type Step,
  Stepper,
  type StepperProps,
  type StepState,
} from './components/Stepper/Stepper.tsx';
export { Stitch, type StitchProps } from './components/Stitch/Stitch.tsx';
export { Surface, type SurfaceProps } from './components/Surface/Surface.tsx';
export { TabBar, type TabBarItem, type TabBarProps } from './components/TabBar/TabBar.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { ThemeIsland, type ThemeIslandProps } from './components/ThemeIsland/ThemeIsland.tsx';
export { ThemeToggle, type ThemeToggleProps } from './components/ThemeToggle/ThemeToggle.tsx';
export {
  createToasts,
  type ToastMessage,
  type ToastsConfig,
  type ToastsStore,
} from './components/Toaster/create-toasts.ts';
export { ToggleCard, type ToggleCardProps } from './components/ToggleCard/ToggleCard.tsx';
export {
  type Vendor,
  VendorCarousel,
  type VendorCarouselLabels,
  type VendorCarouselProps,
} from './components/VendorCarousel/VendorCarousel.tsx';
export { VendorGlyph, type VendorGlyphProps } from './components/VendorGlyph/VendorGlyph.tsx';
export {
  type StripVendor,
  VendorStrip,
  type VendorStripProps,
} from './components/VendorStrip/VendorStrip.tsx';
export {
  VendorWall,
  type VendorWallProps,
  type WallVendor,
} from './components/VendorWall/VendorWall.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';
export { WinnerRow, type WinnerRowProps } from './components/WinnerRow/WinnerRow.tsx';
