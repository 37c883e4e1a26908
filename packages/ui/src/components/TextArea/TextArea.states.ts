import { defineStates } from '../../testing/states.ts';
import type { TextAreaProps } from './TextArea.tsx';

export const textAreaStates = defineStates<TextAreaProps>()((say) => {
  const comment = { label: say('sample.comment'), name: 'comment', autoComplete: 'off' };
  const counted = {
    ...comment,
    limit: 140,
    counter: {
      left: (count: number) => say('sample.charactersLeft').replace('{count}', String(count)),
      over: (count: number) => say('sample.charactersOver').replace('{count}', String(count)),
    },
  };
  return {
    rest: { ...comment, required: true },
    optional: { ...comment, optionalLabel: say('hint.optional'), rows: 2 },
    hint: { ...comment, hint: say('sample.commentHint') },
    filled: { ...comment, defaultValue: say('sample.commentText') },
    counted: { ...counted, hint: say('sample.commentHint') },
    countedFilled: { ...counted, defaultValue: say('sample.commentText') },
    over: { ...counted, defaultValue: say('sample.commentLong') },
    invalid: {
      ...comment,
      required: true,
      error: say('validation.required'),
      hint: say('sample.commentHint'),
    },
    valid: { ...comment, valid: true, defaultValue: say('sample.commentText') },
    disabled: { ...comment, disabled: true, defaultValue: say('sample.commentText') },
    readOnly: { ...comment, readOnly: true, defaultValue: say('sample.commentText') },
    longText: {
      ...counted,
      label: say('sample.longLabel'),
      hint: say('sample.longHint'),
      limit: 1000,
      rows: 6,
      defaultValue: `${say('sample.commentLong')}\n\n${say('sample.commentLong')}`,
    },
  };
});
