import { sep } from 'node:path';

/** Groups of widgets in the order of the sidebar. Each is a folder of `packages/features/src`. */
export const widgetGroups = ['Account', 'Site', 'Games', 'Money', 'Member', 'Agent'] as const;

type WidgetGroup = (typeof widgetGroups)[number];

/** The group of each widget whose folder does not tell: those of `shared`, and the elements for partners. */
const groupOfShared: Readonly<Record<string, WidgetGroup>> = {
  Announcements: 'Site',
  BrokenWindow: 'Site',
  Captcha: 'Account',
  CentreFrame: 'Member',
  CentreHome: 'Member',
  Challenge: 'Account',
  ConsentBar: 'Site',
  DraftOffer: 'Account',
  FreePlay: 'Games',
  HouseText: 'Site',
  'Notice page': 'Site',
  Notices: 'Site',
  Partner: 'Site',
  SavedViews: 'Agent',
  SessionTrouble: 'Account',
  Shortcuts: 'Agent',
  SmsCode: 'Account',
  TrialHome: 'Member',
};

/** Titles of the widgets whose name in the code does not say what a person sees. */
const titles: Readonly<Record<string, string>> = {
  AgentBets: 'Team bets',
  AgentRegister: 'Open an account',
  AgentTransactions: 'Team transactions',
  BrokenWindow: 'Part that broke',
  CentreFrame: 'Frame of the centre',
  CentreHome: 'First screen of the centre',
  Challenge: 'Check before a login',
  ConsentBar: 'Consent to analytics',
  DraftOffer: 'Saved entries of a form',
  HomeShelves: 'Rows of the home page',
  HouseText: 'Window with a text of the operator',
  Join: 'Invitation to register',
  MemberAccount: 'Account overview',
  MemberProfit: 'Profit and loss',
  MemberRecord: 'Transactions',
  MemberUpline: 'Transfer to the upline',
  Notices: 'Notices in a window',
  Partner: 'On pages of partners',
  Posts: 'Pages of the operator',
  SavedViews: 'Saved views of a list',
  SessionTrouble: 'Session that ended',
  Shortcuts: 'Keyboard shortcuts',
  SideServices: 'Services beside the site',
  SmsCode: 'SMS code',
  TrialHome: 'First screen of a trial account',
  Vip: 'VIP',
};

/** `AgentHourlySalary` → `Hourly salary`: words instead of a name, without the centre, which is the group. */
function inWords(name: string): string {
  const words = name
    .replace(/^(?:Agent|Member)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The group of a widget: the folder of its file, or the one that the list says. */
export function groupOfWidget(name: string, fileName: string): WidgetGroup | undefined {
  const path = fileName.split(sep).join('/');
  const folder = /\/features\/src\/([^/]+)\//.exec(path)?.[1];
  const own = widgetGroups.find((group) => group.toLowerCase() === folder);
  return own ?? groupOfShared[name];
}

/** The title of a widget in the sidebar, in words. */
export const titleOfWidget = (name: string): string => titles[name] ?? inWords(name);

/**
 * Moves a file of stories of a widget into its group and gives it a title in words. The IDs stay those of the written
 * title, because baselines, shared addresses and tools use them.
 *
 * @throws Error for a widget that belongs to no group.
 */
export const withWidgetGroup = (code: string, fileName: string): string =>
  code.replace(/\btitle: '(Widgets\/([^'/]+)((?:\/[^'/]+)*))'/, (_written, ...found: string[]) => {
    const [title = '', name = '', rest = ''] = found;
    const group = groupOfWidget(name, fileName);
    if (group === undefined) {
      throw new Error(`${fileName}: ${name} has no group. Add it to groupOfShared (widgets.ts).`);
    }
    const parts = rest.split('/').filter(Boolean).map(inWords);
    const shown = ['Widgets', group, titleOfWidget(name), ...parts].join('/');
    const id = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
    return `id: '${id}', title: '${shown}'`;
  });
