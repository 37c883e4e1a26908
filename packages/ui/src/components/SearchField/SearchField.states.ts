import { defineStates } from '../../testing/states.ts';
import type { SearchFieldProps } from './SearchField.tsx';

export const searchFieldStates = defineStates<SearchFieldProps>()((say) => {
  const search = {
    label: say('game.search'),
    placeholder: say('game.search'),
    clearLabel: say('action.clear'),
    value: '',
  };
  return {
    empty: { ...search },
    filled: { ...search, value: 'Nouka' },
    labelled: { ...search, labelHidden: false, value: 'Nouka' },
    compact: { ...search, compact: true },
    disabled: { ...search, disabled: true, value: 'Nouka' },
    longText: { ...search, value: say('sample.longHint') },
  };
});
