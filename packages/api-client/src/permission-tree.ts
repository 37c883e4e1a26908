/** Reads a permission response (SPECIFICATION §3). Loaded only with one. */

/** The most nodes and lists that are read. Further ones count as off: a tree of any size ends in time. */
const mostParts = 50_000;

/** What a permission response does not say, as the specification or the strictest rule has it. */
const defaults = { currencySymbol: 'P', operatorMode: '', minAge: 21, timeZone: 'Asia/Dhaka' };

/** Names under `info` that contain no modules. */
const otherParts: ReadonlySet<string> = new Set([
  'registerRules',
  'resources',
  'customerService',
  'analytics',
  'imageCDNs',
  'launchGameCDNs',
  'ciphers',
  'texts',
  'location',
]);

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOn = (value: unknown): boolean => [true, 1, '1', 'true', 'Y'].some((on) => on === value);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The parts of a value: the items of a list, the values of an object. */
const partsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * The modules of a tree as a flat list, each once; a module below a disabled one is off. Any list or object in a node may
 * hold its children. Ends for a tree of any depth, with cycles too, because it has no recursion and looks at each node
 * once.
 */
export function flatModules(roots: readonly unknown[]): { modId: string; enabled: boolean }[] {
  const found = new Map<string, boolean>();
  const seen = new Set<unknown>();
  const open: { readonly value: unknown; readonly above: boolean }[] = roots.map((value) => ({
    value,
    above: true,
  }));
  for (let place = 0; place < open.length && seen.size < mostParts; place += 1) {
    const { value, above } = open[place] ?? { value: undefined, above: false };
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const modId: unknown = Reflect.get(value, 'modId');
    const isNode = typeof modId === 'string';
    const enabled = above && (!isNode || isOn(Reflect.get(value, 'enabled')));
    if (isNode) found.set(modId, enabled || found.get(modId) === true);
    for (const part of partsOf(value)) open.push({ value: part, above: enabled });
  }
  return [...found].map(([modId, enabled]) => ({ modId, enabled }));
}

/** The channels of customer service that have an address; the contract needs all three texts. */
const servicesIn = (value: unknown): Data[] =>
  partsOf(value)
    .filter(isData)
    .map(({ csType, title, path }) => ({ csType, title: title ?? csType, path }))
    .filter((entry) => Object.values(entry).every((text) => typeof text === 'string'));

/** The value under a name in one of the objects, if it has the type of the default. */
function given<T extends string | number>(name: string, places: readonly Data[], otherwise: T): T {
  const isAlike = (value: unknown): value is T => typeof value === typeof otherwise;
  return places.map((place) => place[name]).find(isAlike) ?? otherwise;
}

/** Settings as the contract has them, and the answers of other calls by path. */
interface Permission {
  readonly settings: Data;
  readonly answers: ReadonlyMap<string, unknown>;
}

function fromTree(value: Data, info: Data): Permission {
  const places = [info, value];
  const analytics = isData(info.analytics) ? info.analytics : {};
  const gtagId = given('gtagId', [info, analytics], '');
  const location = [value.location, info.location].find(isData) ?? {};
  const ip = typeof location.ip === 'string' ? location.ip : '';
  const maintenance = isOn(value.maintenance ?? info.maintenance);
  const regionRestriction = isOn(value.regionRestriction ?? info.regionRestriction);
  const roots = Object.entries(info).filter(([name]) => !otherParts.has(name));
  const settings = {
    modules: flatModules(roots.map(([, part]) => part)),
    currencySymbol: given('currencySymbol', places, defaults.currencySymbol),
    operatorMode: given('operatorMode', places, defaults.operatorMode),
    minAge: given('minAge', places, defaults.minAge),
    timeZone: given('timeZone', places, defaults.timeZone),
    imageCDNs: textsIn(info.imageCDNs),
    launchGameCDNs: textsIn(info.launchGameCDNs),
    customerService: servicesIn(info.customerService),
    ...(gtagId !== '' && { gtagId }),
    ...(Array.isArray(info.ciphers) && { ciphers: info.ciphers.filter(isData) }),
    ...(Array.isArray(info.texts) && { texts: textsIn(info.texts) }),
    maintenance,
    regionRestriction,
    location: { ip },
  };
  // Maintenance wins over a region block (SPECIFICATION §4).
  const status = maintenance ? 1 : Number(regionRestriction) * 2;
  const answers = new Map<string, unknown>([['/wps/system/status', { status, location: { ip } }]]);
  if (isData(info.registerRules)) answers.set('/wps/system/setting/register', info.registerRules);
  if (Array.isArray(info.resources)) {
    const domainList = textsIn(value.domainList ?? info.domainList);
    answers.set('/wps/system/domainRoute', { domainList, resources: info.resources });
  }
  return { settings, answers };
}

function permissionIn(value: Data): Permission | null {
  if (isData(value.info)) return fromTree(value, value.info);
  if (!Array.isArray(value.modules)) return null;
  return { settings: { ...value, modules: flatModules(value.modules) }, answers: new Map() };
}

/**
 * Reads an answer of the site settings.
 * @param text the whole answer
 * @returns the answer with flat settings, and what it says about other calls; `null` for an answer that stays as it is
 */
export function readPermission(
  text: string,
): { readonly text: string; readonly answers: ReadonlyMap<string, unknown> } | null {
  try {
    const envelope: unknown = JSON.parse(text);
    if (!isData(envelope) || envelope.success !== true || !isData(envelope.value)) return null;
    const read = permissionIn(envelope.value);
    if (read === null) return null;
    const { settings, answers } = read;
    return { text: JSON.stringify({ success: true, value: settings, message: null }), answers };
  } catch {
    // The client says what is wrong with the answer.
    return null;
  }
}
