import { Button, Stack } from '@parlour/ui';
import { Checkbox, FormStatus, SelectField, TextArea, TextField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { UploadField } from '../../shared/uploads/UploadField.tsx';
import type { FeedbackViewProps } from './FeedbackView.props.ts';
import {
  bodyOf,
  type FeedbackName,
  type FeedbackOptions,
  type FeedbackProblem,
  feedbackNames,
  feedbackSchema,
  lengthLeft,
  unsentIn,
} from './feedback-model.ts';
import { Account, Failure } from './Hints.tsx';

const places: ReadonlyMap<string, FeedbackName> = new Map([['UPLOAD_REFUSED', 'uploadIds']]);

export interface FeedbackFormProps extends Omit<FeedbackViewProps, 'options'> {
  readonly options: FeedbackOptions;
}

/** The form for type, text, pictures and reply address, within the limits of the backend (HLP-01, VAL-03). */
export function FeedbackForm(props: FeedbackFormProps) {
  const { options, begun, uploads, device, visitor, busy, failed } = props;
  const t = useT();
  const [content, setContent] = useState(begun.content ?? '');
  // A guest has no account to upload pictures to.
  const hasPictures = visitor === 'member' && options.images > 0;
  const pictures = {
    isBusy: hasPictures && uploads.busy,
    isFailed: hasPictures && uploads.items.some(({ state }) => state === 'failed'),
  };
  const error = failed?.error ?? null;
  const refused = useRefusals<FeedbackName>(error, feedbackNames, { places });
  const form = useCheckedForm({
    schema: feedbackSchema(options, pictures),
    onType: (values) => {
      setContent(values.content);
      const { uploadIds: _, ...typed } = values;
      props.onType(typed);
    },
    onSubmit: (values) => {
      props.onSend(bodyOf(values, { uploadIds: hasPictures ? uploads.ids : [], device }));
    },
    refused,
    refusedAttempt: failed?.attempt,
  });
  const recheck = useHandler((..._looked: readonly unknown[]) => form.changed());
  const { items, ids } = uploads;
  useEffect(() => recheck(items, ids.length), [recheck, items, ids.length]);

  const { min, max } = options;
  const labels: Readonly<Record<FeedbackName, string>> = {
    questionType: t('feedback.questionType'),
    content: t('feedback.content'),
    uploadIds: t('feedback.images'),
    email: t('field.email'),
    device: t('feedback.device'),
  };
  const words: Readonly<Record<FeedbackProblem, string>> = {
    required: t('validation.choose'),
    length: t('validation.feedbackLength', { min, max }),
    email: t('validation.email'),
    busy: t('feedback.imagesWait'),
    failed: t('feedback.imagesFailed'),
  };
  const errorOf = (name: FeedbackName): string | undefined => {
    const problem = form.problems.get(name);
    return typeof problem === 'object' ? problem.says : problem && words[problem];
  };
  const left = lengthLeft(content, options);
  return (
    <FormStatus message={busy ? t('loading.sending') : ''}>
      <form {...form.form} {...preventDoubleSubmit.form}>
        <Stack>
          {failed && refused.size === 0 && (
            <Failure {...props} key={failed.attempt} failed={failed} />
          )}
          <FormProblems of={form} labels={labels} />
          <SelectField
            {...form.field('questionType')}
            label={labels.questionType}
            required
            placeholder={t('feedback.chooseType')}
            options={options.types.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={begun.questionType ?? ''}
            error={errorOf('questionType')}
          />
          <TextArea
            {...form.field('content')}
            label={labels.content}
            required
            rows={6}
            defaultValue={begun.content ?? ''}
            hint={t('feedback.contentHint')}
            error={errorOf('content')}
            // White space around a text is not sent and does not count.
            limit={max + unsentIn(content)}
            counter={{
              left: (count) =>
                left.kind === 'short'
                  ? t('feedback.charactersMore', { count: left.count })
                  : t('hint.charactersLeft', { count }),
              over: (count) => t('feedback.charactersOver', { count }),
            }}
          />
          {hasPictures ? (
            <UploadField
              uploads={uploads}
              controlId={form.named('uploadIds').id}
              label={labels.uploadIds}
              optionalLabel={t('hint.optional')}
              most={options.images}
              error={errorOf('uploadIds')}
              disabled={busy}
            />
          ) : (
            <Account {...props} />
          )}
          <TextField
            {...form.field('email')}
            label={labels.email}
            optionalLabel={t('hint.optional')}
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={begun.email ?? ''}
            hint={t('feedback.emailHint')}
            error={errorOf('email')}
          />
          {device !== '' && (
            <Checkbox
              {...form.field('device')}
              label={labels.device}
              hint={<bdi translate="no">{device}</bdi>}
              defaultChecked={Boolean(begun.device)}
            />
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={busy}
              {...preventDoubleSubmit.button}
            >
              {t('action.sendFeedback')}
            </Button>
          </div>
        </Stack>
      </form>
    </FormStatus>
  );
}
