import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Flag } from '../Flag/Flag.tsx';
import * as link from '../HeaderLink/HeaderLink.css.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LanguagePickerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What the button is for ("Choose language"); read before the current language. */
  label: string;
  /** Name of the language in use, in that language. */
  current: string;
  /** `lang` of that name. */
  currentLang?: string | undefined;
  /** ISO code of the country whose flag is shown: `BD`, `GB`. */
  flag: string;
}

/** Opens the list of languages. The list itself is a `Menu`, given this button as its trigger. */
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
