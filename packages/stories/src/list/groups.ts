/** Components of the library in the order of the sidebar, grouped by purpose. */
export const groups = {
  Actions: [
    'AccountButton',
    'Button',
    'Chip',
    'HeaderLink',
    'IconButton',
    'LanguagePicker',
    'Link',
    'MessageBell',
    'SearchTrigger',
    'Segmented',
    'ThemeToggle',
    'ToggleCard',
  ],
  Fields: [
    'CaptchaField',
    'Checkbox',
    'CodeField',
    'Combobox',
    'DateField',
    'DateRangeField',
    'ErrorSummary',
    'Field',
    'FileUpload',
    'FormStatus',
    'NumberField',
    'PasswordField',
    'PhoneField',
    'RadioGroup',
    'RuleChecklist',
    'SearchField',
    'SelectField',
    'Switch',
    'TextArea',
    'TextField',
  ],
  Overlays: [
    'Dialog',
    'DialogHost',
    'Drawer',
    'In a shadow root',
    'Menu',
    'Modal',
    'Popover',
    'Toaster',
    'Tooltip',
  ],
  Navigation: [
    'Breadcrumbs',
    'CategoryBar',
    'FooterBand',
    'FooterLinks',
    'NavBar',
    'Pagination',
    'SideMenu',
    'SiteFooter',
    'SiteHeaderBar',
    'SlimGameHeader',
    'Stepper',
    'TabBar',
    'Tabs',
  ],
  Data: [
    'Avatar',
    'Badge',
    'BarChart',
    'CountDot',
    'Countdown',
    'DataList',
    'DateTime',
    'Flag',
    'KpiTile',
    'LineChart',
    'ProgressBar',
    'QrCode',
    'SafeHtml',
    'Table',
    'Timeline',
    'TreeTable',
  ],
  Money: ['BalancePill', 'Jackpot', 'LevelCard', 'Money', 'PointsCard', 'PromotionCard'],
  Games: [
    'GameCard',
    'GameCardSkeleton',
    'GameGrid',
    'LicenceBadge',
    'VendorCarousel',
    'VendorGlyph',
    'VendorStrip',
    'VendorWall',
    'WinnerRow',
  ],
  Feedback: [
    'Alert',
    'DemoRibbon',
    'EmptyState',
    'ErrorState',
    'NoticeBar',
    'OfflineState',
    'Skeleton',
    'Spinner',
    'StatusScreen',
  ],
  Layout: [
    'Accordion',
    'Banner',
    'Divider',
    'Grid',
    'Heading',
    'Illustration',
    'Inline',
    'LazyImage',
    'Logo',
    'SectionHeader',
    'Stack',
    'Stitch',
    'Surface',
    'Text',
    'ThemeIsland',
    'VisuallyHidden',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const groupOf = new Map<string, string>(
  Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
);

/** Folder in the sidebar for the behaviours of a component, separate from its looks. */
export const behaviours = 'Behaviours';

/**
 * Moves a file of stories into its group. The IDs stay those of the written title, because baselines, shared addresses
 * and tools use them.
 */
export const withGroup = (code: string): string =>
  code.replace(/\btitle: 'Components\/([^'/]+)'/, (written, name: string) => {
    const group = groupOf.get(name);
    const id = `components-${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;
    return group ? `id: '${id}', title: 'Components/${group}/${name}'` : written;
  });
