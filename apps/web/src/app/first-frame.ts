/** A text field in which the visitor may have typed before the scripts of the page listened. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Enters the text as if the visitor typed it into an empty field. React compares the new value with the value it
 * tracked before.
 */
function type(field: Field, text: string): void {
  field.value = field.defaultValue;
  // Uses the prototype's setter, because React has put its own setter on the field.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  interface Window {
    /** What the script in the document's head stores for the page. */
    parlourFirst?: {
      /** Every press until the code of the page has loaded. */
      readonly presses?: readonly Event[];
      /** Stops the script: from now on the page stores presses itself. */
      stop?: () => void;
      /** The answers the document was prerendered from. Set only if the document shows the requested page. */
      readonly kept?: Promise<Response>;
      /** Requests that have been sent already, by address. */
      readonly answers?: Record<string, Promise<Response>>;
    };
  }
}

/** React stores its props on every element it hydrates. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** The button that was pressed last and is not hydrated yet. */
let unanswered: HTMLElement | null = null;
let trying: ReturnType<typeof setTimeout> | undefined;

/** Interval in ms between two checks whether the button is hydrated. */
const pause = 40;

/** Presses the button once, as soon as it is hydrated. Forgets a button that is no longer in the document. */
function answer(): void {
  const button = unanswered;
  if (!button?.isConnected) return;
  if (!isTakenOver(button)) return void answerLater(button, pause);
  unanswered = null;
  // While a part next to it is still missing, React stops the click and `keepPress` stores it again.
  button.click();
}

function answerLater(button: HTMLElement, wait: number): void {
  unanswered = button;
  clearTimeout(trying);
  trying = setTimeout(answer, wait);
}

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/** React hydrates a part when it is pressed, if it can. If it cannot, React stops the event in the capture phase. */
function keepPress(press: Event): void {
  const button = press.cancelBubble ? buttonOf(press) : null;
  if (button) answerLater(button, pause);
}

/**
 * Enters again what the visitor typed, in the layout (`page` is false) or in the page inside it, once React listens.
 */
function typeAgain(place: Element, page: boolean): void {
  const typed = [...place.querySelectorAll<Field>('input, textarea')]
    .filter((field) => (field.closest('main') !== null) === page)
    .filter(({ value, defaultValue }) => value && value !== defaultValue)
    .map((field) => [field, field.value] as const);
  // React is still hydrating this part.
  queueMicrotask(() => {
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
  });
}

/** How long answers wait for a page whose code does not arrive, in ms. */
const timeoutMs = 10_000;

/** Waits until the device is idle, so that a slow device that has the code hydrates the page first. */
const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then);
  else then();
};

let place: Element | null = null;
let stood = (): void => {};
/** Resolved when the page of a prerendered document has been hydrated, or when waiting for it has timed out. */
let standing: Promise<void> = Promise.resolve();

/**
 * Call it as soon as React has begun to hydrate a prerendered page, so that its listeners come first. From then on
 * answers and another language wait for the page: if they changed the page while React hydrates, the document would not
 * match. Presses and typed text are stored meanwhile.
 */
export function takeOver(drawn: Element): void {
  place = drawn;
  for (const press of window.parlourFirst?.presses ?? []) {
    const button = buttonOf(press);
    if (button) answerLater(button, 0);
  }
  // Each part listens once its own code has come. Until then its presses are stored here.
  drawn.addEventListener('click', keepPress, true);
  standing = new Promise((resolve) => {
    stood = resolve;
    setTimeout(() => whenIdle(resolve), timeoutMs);
  });
}

/** Call it when the layout around the page is hydrated. */
export function frameStands(): void {
  if (place) typeAgain(place, false);
}

/** Call it when the page inside the layout is hydrated. */
export function pageStands(): void {
  if (place) typeAgain(place, true);
  place = null;
  stood();
}

/** Returns the value once the page is hydrated. */
export async function whenStanding<What>(meanwhile: What | Promise<What>): Promise<What> {
  const [what] = await Promise.all([meanwhile, standing]);
  return what;
}
