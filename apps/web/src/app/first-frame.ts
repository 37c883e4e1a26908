/** A text field that somebody may have typed into before the page's scripts listened. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Simulates typing into an empty field: React compares with the value it has tracked before. */
function type(field: Field, text: string): void {
  field.value = field.defaultValue;
  // Past what React has put on the field itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  interface Window {
    /** What the script in the document's head keeps for the page. */
    parlourFirst?: {
      /** Every press until the page's own code is there. */
      readonly presses?: readonly Event[];
      /** The page keeps presses itself from here on. */
      stop?: () => void;
      /** What the document was drawn from; only where it shows this page. */
      readonly kept?: Promise<Response>;
      /** Answers that are on their way, by address. */
      readonly answers?: Record<string, Promise<Response>>;
    };
  }
}

/** React notes its props on every element it takes over. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** The button that was pressed last of those that did not listen yet. */
let unanswered: HTMLElement | null = null;
let trying: ReturnType<typeof setTimeout> | undefined;

/** How often a button is looked at until it listens, in ms. */
const pause = 40;

/** Presses the button once, as soon as it listens; one that is gone by then is forgotten. */
function answer(): void {
  const button = unanswered;
  if (!button?.isConnected) return;
  if (!isTakenOver(button)) return void answerLater(button, pause);
  unanswered = null;
  // Where a part beside it is still missing, React refuses the press, and it is kept again.
  button.click();
}

function answerLater(button: HTMLElement, wait: number): void {
  unanswered = button;
  clearTimeout(trying);
  trying = setTimeout(answer, wait);
}

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/** React takes a part over for a press if it can, and stops on its way down what it cannot hand over. */
function keepPress(press: Event): void {
  const button = press.cancelBubble ? buttonOf(press) : null;
  if (button) answerLater(button, pause);
}

/** Types again what was typed into the frame of the site or the page inside it, now that it listens. */
function typeAgain(place: Element, page: boolean): void {
  const typed = [...place.querySelectorAll<Field>('input, textarea')]
    .filter((field) => (field.closest('main') !== null) === page)
    .filter(({ value, defaultValue }) => value && value !== defaultValue)
    .map((field) => [field, field.value] as const);
  // React is still handing the part over.
  queueMicrotask(() => {
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
  });
}

/** How long answers wait for a page whose code does not come, in ms. */
const timeoutMs = 10_000;

/** Later, where the device is still at work: a slow one that has the code takes the page over first. */
const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then);
  else then();
};

let place: Element | null = null;
let stood = (): void => {};
/** Resolved when the page of a prerendered document has been hydrated, or fails to load. */
let standing: Promise<void> = Promise.resolve();

/**
 * Call it as soon as React has begun to take a drawn page over: its listeners come first. From here on answers and
 * another language wait for the page: what arrives while React still compares the document with what it was drawn
 * from would be a difference. What the visitor does meanwhile is kept.
 */
export function takeOver(drawn: Element): void {
  place = drawn;
  for (const press of window.parlourFirst?.presses ?? []) {
    const button = buttonOf(press);
    if (button) answerLater(button, 0);
  }
  // Each part listens when its own code has come; until then its presses are kept here.
  drawn.addEventListener('click', keepPress, true);
  standing = new Promise((resolve) => {
    stood = resolve;
    setTimeout(() => whenIdle(resolve), timeoutMs);
  });
}

/** The frame around the page is taken over. */
export function frameStands(): void {
  if (place) typeAgain(place, false);
}

/** The page itself is taken over, not only what is around it. */
export function pageStands(): void {
  if (place) typeAgain(place, true);
  place = null;
  stood();
}

/** What came or was chosen meanwhile, once the page can take it. */
export async function whenStanding<What>(meanwhile: What | Promise<What>): Promise<What> {
  const [what] = await Promise.all([meanwhile, standing]);
  return what;
}
