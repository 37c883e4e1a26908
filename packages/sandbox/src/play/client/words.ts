/** Texts and amounts as the page writes them. */
export interface Words {
  /** The text of a key with its values. */
  fill(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** `1200.00` → `৳1,200.00`. */
  money(amount: string): string;
  /** `-5.00` → `−৳5.00`, `5.00` → `+৳5.00`. */
  signed(amount: string): string;
  /** `2.50` three times is `7.50`. */
  times(amount: string, count: number): string;
  /** Seconds as a clock: `00:24:18`. */
  clock(seconds: number): string;
  /** Writes a text into the element with this id. */
  show(id: string, text: string): void;
}

/** Makes the words of a page. The browser gets its source text, so it must not use anything from outside. */
export function wordsOf(say: Readonly<Record<string, string>>, currency: string): Words {
  const money = (amount: string) =>
    currency + amount.replace(/^-/, '').replace(/\B(?=(\d{3})+\.)/g, ',');
  return {
    money,
    fill: (key, values = {}) =>
      (say[key] ?? '').replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)),
    signed: (amount) =>
      (amount.startsWith('-') ? '\u2212' : /[1-9]/.test(amount) ? '+' : '') + money(amount),
    times: (amount, count) => {
      const cents = String(Number(amount.replace('.', '')) * count).padStart(3, '0');
      return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
    },
    clock: (seconds) =>
      [seconds / 3600, (seconds / 60) % 60, seconds % 60]
        .map((part) => String(Math.floor(part)).padStart(2, '0'))
        .join(':'),
    show: (id, text) => {
      const element = document.getElementById(id);
      if (element) element.textContent = text;
    },
  };
}
