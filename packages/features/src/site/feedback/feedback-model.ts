import type {
  WireFeedback,
  WireFeedbackBody,
  WireFeedbackOptions,
  WireFeedbackPage,
} from '@parlour/api-client';
import { anyText, type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { mostPictures } from '../../shared/uploads/UploadField.tsx';

/** Field names of a feedback, the same as in the API; `device` is a checkbox. */
export const feedbackNames = ['questionType', 'content', 'uploadIds', 'email', 'device'] as const;
export type FeedbackName = (typeof feedbackNames)[number];
export type FeedbackValues = Readonly<Record<FeedbackName, string>>;
const feedbackProblems = ['required', 'length', 'email', 'busy', 'failed'] as const;
export type FeedbackProblem = (typeof feedbackProblems)[number];

/** The types of feedback, and the limits of the backend (VAL-03). */
export interface FeedbackOptions {
  readonly types: readonly { readonly code: string; readonly name: string }[];
  /** Characters, as the backend counts them. */
  readonly min: number;
  readonly max: number;
  /** Maximum number of pictures; with 0 the form has no field for them. */
  readonly images: number;
}

/** Wire → view model. */
export const toOptions = (wire: WireFeedbackOptions): FeedbackOptions => ({
  types: wire.questionTypes,
  min: wire.minLength,
  max: wire.maxLength,
  images: Math.min(wire.maxImages, mostPictures),
});

/** A text as it is sent: with uniform line breaks, and trimmed. */
export const asSent = (text: string): string => withLines(text).trim();

const withLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Characters in Unicode code points, as the backend counts them: one emoji is not two (VAL-03). */
export const lengthOf = (text: string): number => [...asSent(text)].length;

/** Number of characters around a text that are not sent. */
export const unsentIn = (text: string): number => [...withLines(text)].length - lengthOf(text);

/** The distance of a text from its limits, shown under the field while typing. */
export type LengthLeft =
  | { readonly kind: 'short'; readonly count: number }
  | { readonly kind: 'left'; readonly count: number }
  | { readonly kind: 'over'; readonly count: number };

export function lengthLeft(
  text: string,
  { min, max }: Pick<FeedbackOptions, 'min' | 'max'>,
): LengthLeft {
  const length = lengthOf(text);
  if (length > max) return { kind: 'over', count: length - max };
  if (length < min) return { kind: 'short', count: min - length };
  return { kind: 'left', count: max - length };
}

/** The state of the pictures in the form. */
export interface Pictures {
  readonly isBusy: boolean;
  /** An upload failed: without an error the picture would be missing silently. */
  readonly isFailed: boolean;
}

/** Checks the format of an address only; the backend alone knows whether it exists. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The schema of a feedback, with the limits of the backend (HLP-01, VAL-03). */
export const feedbackSchema = (
  options: FeedbackOptions,
  { isBusy, isFailed }: Pictures,
): FormSchema<FeedbackName, FeedbackProblem> =>
  formSchema(feedbackProblems, {
    questionType: textThat((typed) =>
      options.types.some(({ code }) => code === typed) ? null : 'required',
    ),
    content: textThat((typed) => (lengthLeft(typed, options).kind === 'left' ? null : 'length')),
    uploadIds: textThat(() => (isBusy ? 'busy' : isFailed ? 'failed' : null)),
    email: textThat((typed) =>
      typed.trim() === '' || address.test(typed.trim()) ? null : 'email',
    ),
    device: anyText(),
  });

/** View model → wire. Empty values are not sent. */
export function bodyOf(
  values: FeedbackValues,
  { uploadIds, device }: { readonly uploadIds: readonly string[]; readonly device: string },
): WireFeedbackBody {
  const email = values.email.trim();
  return {
    questionType: values.questionType,
    content: asSent(values.content),
    ...(uploadIds.length > 0 && { uploadIds: [...uploadIds] }),
    ...(email !== '' && { email }),
    ...(values.device !== '' && device !== '' && { device }),
  };
}

/** An earlier feedback. */
export interface PastFeedback {
  readonly reference: string;
  /** Name of its type; the code when the backend no longer has the type. */
  readonly type: string;
  readonly content: string;
  readonly status: string;
  /** Plain text; `null` while there is no answer. */
  readonly answer: string | null;
  /** In the time zone of the site. */
  readonly time: string;
}

/** One page of earlier feedback. */
export interface PastPage {
  readonly rows: readonly PastFeedback[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Wire → view model, newest first, in the order of the backend. */
export const toPastPage = (
  { rows, totalPages }: WireFeedbackPage,
  page: number,
  { types, timeZone }: Pick<FeedbackOptions, 'types'> & { readonly timeZone: string },
): PastPage => ({
  page,
  pages: totalPages,
  rows: rows.map(({ reference, questionType, content, status, answer, time }: WireFeedback) => ({
    reference,
    type: types.find(({ code }) => code === questionType)?.name ?? questionType,
    content,
    status,
    answer: answer ?? null,
    time: formatDateTime(time, timeZone) ?? '',
  })),
});
