import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Flag } from '../Flag/Flag.tsx';
import * as link from '../HeaderLink/HeaderLink.css.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LanguagePickerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Purpose of the button ("Choose language"). Screen readers say it before the current language. */
  label: string;
  /** Name of the current language, in that language. */
  current: string;
  /** `lang` attribute for `current`. */
  currentLang?: string | undefined;
  /** ISO code of the country whose flag is shown: `BD`, `GB`. */
  flag: string;
}

/** The button that opens the list of languages. Use it as the trigger of a `Menu`. */
export function LanguagePicker({
  label,
  current,
  currentLang,
  flag,
  type = 'button',
  className,
  ...rest
}: LanguagePickerProps) {
  return (
    <button
      data-component="language-picker"
      type={type}
      {...rest}
      className={join(link.root, className)}
    >
      <Flag country={flag} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span data-part="current" lang={currentLang} className={link.label}>
        {current}
      </span>
      <IconSlot icon={ChevronDown} size={16} />
    </button>
  );
}
