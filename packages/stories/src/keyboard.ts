/** Keys of the patterns; `Letters` stands for any text. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'Letters';

/** One row of a keyboard map: the keys, and what they do. */
export type KeyRow = readonly [keys: readonly Key[], does: string];

/** How a control is used with the keyboard (WAI-ARIA Authoring Practices). */
export interface Pattern {
  /**
   * Its page: `https://www.w3.org/WAI/ARIA/apg/patterns/<page>/`. Without one it is a native control of the browser.
   */
  readonly page?: string;
  /** Our own keys, for which there is no such page. */
  readonly ours?: true;
  readonly rows: readonly KeyRow[];
}

const roving: KeyRow = [['Tab'], 'Goes in to the chosen one, and out again: the group is one stop'];
const typing: KeyRow = [['Tab', 'Letters'], 'Reach the box, and write'];

/**
 * The patterns that the components of the library follow. A behaviour story presses every key that the browser does not
 * handle itself.
 */
export const patterns = {
  button: {
    rows: [
      [['Tab'], 'Reaches it'],
      [['Enter', 'Space'], 'Press it'],
    ],
  },
  link: {
    rows: [
      [['Tab'], 'Reaches it'],
      [['Enter'], 'Follows it'],
    ],
  },
  box: {
    rows: [
      [['Tab'], 'Reaches the box'],
      [['Space'], 'Ticks and unticks'],
    ],
  },
  text: { rows: [typing] },
  list: { rows: [[['Tab'], 'Reaches the list; the browser opens it and goes along it']] },
  scroller: { rows: [[['Tab'], 'Reaches what scrolls; arrows scroll it']] },
  accordion: {
    page: 'accordion',
    rows: [
      [['Enter', 'Space'], 'Open and close'],
      [['ArrowDown', 'ArrowUp'], 'Go along the titles, and round'],
      [['Home', 'End'], 'Go to the first and the last title'],
      [['Tab'], 'Goes in and out'],
    ],
  },
  alertDialog: {
    page: 'alertdialog',
    rows: [
      [['Tab', 'Shift+Tab'], 'Go round inside'],
      [['Enter'], 'Gives the default answer, wherever focus is'],
      [['Escape'], 'Answers no, where that is allowed'],
    ],
  },
  combobox: {
    page: 'combobox',
    rows: [
      [['Letters'], 'Narrow the list; focus stays in the box'],
      [['ArrowDown', 'ArrowUp'], 'Open the list and go along it'],
      [['Home', 'End'], 'Go to the first and the last of the list'],
      [['Enter'], 'Chooses'],
      [['Escape'], 'Closes the list and changes nothing'],
      [['Tab'], 'Goes on; half a name becomes the chosen one again'],
    ],
  },
  day: {
    ours: true,
    rows: [
      [['Tab', 'Letters'], 'Reach a box, and write; a full box passes the focus on'],
      [['ArrowLeft', 'ArrowRight'], 'Go to the box before and to the next one'],
      [['ArrowUp', 'ArrowDown'], 'One more, one less'],
      [['PageUp', 'PageDown'], 'Ten years, three months or a week'],
    ],
  },
  calendar: {
    page: 'dialog-modal',
    rows: [
      [['Enter', 'Space'], 'Open it at the chosen day; on a day they choose it'],
      [['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], 'Go along the days and the weeks'],
      [['Home', 'End'], 'Go to the first and the last day of the week'],
      [['PageUp', 'PageDown'], 'Go to the month before and to the next one'],
      [['Tab', 'Shift+Tab'], 'Go round inside'],
      [['Escape'], 'Closes it and gives focus back'],
    ],
  },
  dialog: {
    page: 'dialog-modal',
    rows: [
      [['Tab', 'Shift+Tab'], 'Go round inside'],
      [['Escape'], 'Closes it and gives focus back, where that is allowed'],
    ],
  },
  disclosure: { page: 'disclosure', rows: [[['Enter', 'Space'], 'Show and hide']] },
  menu: {
    page: 'menu-button',
    rows: [
      [['Enter', 'Space', 'ArrowDown'], 'Open it at its first row; on a row the first two choose'],
      [['ArrowUp'], 'Opens it at its last row'],
      [['ArrowDown', 'ArrowUp'], 'Go along the rows, and round; what is off is passed over'],
      [['Home', 'End'], 'Go to the first and the last row'],
      [['Letters'], 'Go to the row that begins with them'],
      [['Escape'], 'Closes it and gives focus back'],
    ],
  },
  popover: {
    page: 'dialog-modal',
    rows: [
      [['Enter'], 'Opens it; focus goes in'],
      [['Tab', 'Shift+Tab'], 'Go round inside'],
      [['Escape'], 'Closes it and gives focus back'],
    ],
  },
  radio: {
    page: 'radio',
    rows: [
      roving,
      [['ArrowDown', 'ArrowRight'], 'Choose the next, and go round'],
      [['ArrowUp', 'ArrowLeft'], 'Choose the one before'],
      [['Space'], 'Chooses the one that has focus'],
    ],
  },
  spinButton: {
    page: 'spinbutton',
    rows: [
      [['ArrowUp', 'ArrowDown'], 'One step more, one less'],
      [['PageUp', 'PageDown'], 'Ten steps'],
      typing,
    ],
  },
  search: { ours: true, rows: [typing, [['Escape'], 'Empties the box']] },
  sort: {
    page: 'table',
    rows: [
      [['Tab'], 'Reaches the headings that sort'],
      [['Enter', 'Space'], 'Sort, and turn round'],
    ],
  },
  tabs: {
    page: 'tabs',
    rows: [
      roving,
      [['ArrowLeft', 'ArrowRight'], 'Go along the tabs, and round'],
      [['Home', 'End'], 'Go to the first and the last tab'],
      [['Enter', 'Space'], 'Show the tab, where going there does not'],
      [['Shift+Tab'], 'Comes back from the panel'],
    ],
  },
  toast: {
    page: 'alert',
    rows: [
      [['Tab'], 'Reaches the messages; their time stands still'],
      [['Escape'], 'Closes the one that has focus'],
    ],
  },
  tooltip: {
    page: 'tooltip',
    rows: [
      [['Tab'], 'Shows it'],
      [['Escape'], 'Hides it; focus stays'],
    ],
  },
  treeGrid: {
    page: 'treegrid',
    rows: [
      [['Tab'], 'Goes in and out: the rows are one stop'],
      [['ArrowUp', 'ArrowDown'], 'Go along the rows'],
      [['ArrowRight', 'ArrowLeft'], 'Open and close; go to the first child, and to the parent'],
      [['Home', 'End'], 'Go to the first and the last row'],
      [['Enter', 'Space'], 'Open what the row is about; show and hide its children'],
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof patterns;

/** The patterns of each interactive component. */
export const patternsOf: Readonly<Record<string, readonly PatternName[]>> = {
  Accordion: ['accordion'],
  AccountButton: ['button'],
  BalancePill: ['button'],
  Banner: ['button', 'link'],
  BarChart: ['button'],
  Breadcrumbs: ['button', 'link'],
  Button: ['button', 'link'],
  CaptchaField: ['text', 'button'],
  CategoryBar: ['link'],
  Checkbox: ['box'],
  Chip: ['button'],
  CodeField: ['text', 'button'],
  Combobox: ['combobox'],
  DateField: ['day', 'calendar'],
  DateRangeField: ['day', 'calendar', 'button'],
  Dialog: ['alertDialog'],
  Drawer: ['dialog'],
  ErrorState: ['button'],
  ErrorSummary: ['link'],
  FileUpload: ['button'],
  FooterBand: ['link'],
  FooterLinks: ['link'],
  GameCard: ['link', 'button'],
  HeaderLink: ['link'],
  IconButton: ['button'],
  Jackpot: ['link'],
  LanguagePicker: ['button'],
  LicenceBadge: ['link'],
  LineChart: ['button'],
  Link: ['link'],
  Logo: ['link'],
  Menu: ['menu'],
  MessageBell: ['link'],
  Modal: ['dialog'],
  NavBar: ['link', 'disclosure'],
  NoticeBar: ['button'],
  NumberField: ['spinButton'],
  OfflineState: ['button'],
  Pagination: ['button', 'link', 'list'],
  PasswordField: ['text', 'button'],
  PhoneField: ['text', 'list'],
  PointsCard: ['button'],
  Popover: ['popover'],
  PromotionCard: ['button', 'link'],
  RadioGroup: ['radio'],
  SafeHtml: ['link'],
  SearchField: ['search', 'button'],
  SearchTrigger: ['button'],
  SectionHeader: ['link'],
  Segmented: ['radio'],
  SelectField: ['list'],
  SideMenu: ['link', 'disclosure'],
  SlimGameHeader: ['link'],
  Stepper: ['button'],
  Switch: ['box'],
  TabBar: ['link', 'button'],
  Table: ['sort', 'box', 'scroller'],
  Tabs: ['tabs'],
  TextArea: ['text'],
  TextField: ['text'],
  ThemeToggle: ['button'],
  ToggleCard: ['button'],
  Toaster: ['toast'],
  Tooltip: ['tooltip'],
  TreeTable: ['treeGrid'],
  VendorCarousel: ['button'],
  VendorStrip: ['button'],
  WinnerRow: ['link'],
};
