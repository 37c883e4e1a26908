import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { fileUploadStates } from './FileUpload.states.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const meta: Meta<typeof FileUpload> = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: { onAdd: fn(), onRemove: fn(), onRetry: fn() },
};
export default meta;

/** Keeps the files in state and marks each as sent, as an application does. */
function Kept({ onAdd, onRemove, onRetry, ...props }: FileUploadProps) {
  const [items, setItems] = useState(props.items);
  return (
    <FileUpload
      {...props}
      items={items}
      onAdd={(files) => {
        onAdd(files);
        setItems([
          ...items,
          ...files.map((file) => ({
            id: file.name,
            name: file.name,
            state: 'done' as const,
            file,
          })),
        ]);
      }}
      onRemove={(id) => {
        onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
      onRetry={(id) => {
        onRetry(id);
        setItems(items.map((item) => (item.id === id ? { ...item, state: 'done' } : item)));
      }}
    />
  );
}

// An image of one black pixel.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image = (name: string) => {
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
};

storiesFor(FileUpload, fileUploadStates);

export const ChosenFiles = storiesFor(Kept, fileUploadStates)('empty', {
  name: '[WAL-06] Chosen images are shown and announced; a full field takes no more files',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(new RegExp(`^${args.label}`), { selector: 'input' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(String(args.hint));
    await userEvent.upload(input, [image('one.png'), image('two.png')]);
    await expect(await canvas.findByRole('img', { name: 'one.png' })).toBeVisible();
    const announcements = [args.labels.done('one.png'), args.labels.done('two.png')].join(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(announcements);
    await userEvent.upload(input, image('three.png'));
    await expect(input).not.toBeInTheDocument();
  },
});

export const RefusedFiles = storiesFor(Kept, fileUploadStates)('empty', {
  name: '[WAL-06] A file of a wrong type, a large file and one file too many are listed, each with its reason',
  args: { maxBytes: 80, maxFiles: 1 },
  play: async ({ canvas, args }) => {
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const large = new File([new Uint8Array(81)], 'large.png', { type: 'image/png' });
    const files = [text, large, image('a.png'), image('b.png')];
    const field = canvas.getByText(String(args.hint)).parentElement;
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    field?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    const { refused } = args.labels;
    for (const sentence of [
      refused.type('notes.txt'),
      refused.size('large.png'),
      refused.count('b.png'),
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent(sentence);
    }
  },
});

export const Limits = storiesFor(Kept, fileUploadStates)('empty', {
  name: '[WAL-06] By default it takes png and jpg, 5 MB each, 3 at most',
  play: async ({ canvas, args }) => {
    const most = 5 * 1024 * 1024;
    const sized = (name: string, type: string, bytes: number) =>
      new File([new Uint8Array(bytes)], name, { type });
    const files = [
      sized('drawn.gif', 'image/gif', 9),
      sized('page.webp', 'image/webp', 9),
      sized('large.png', 'image/png', most + 1),
      sized('full.png', 'image/png', most),
      sized('photo.jpg', 'image/jpeg', 9),
      image('third.png'),
      image('fourth.png'),
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const field = canvas.getByText(String(args.hint)).parentElement;
    field?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(3, 6));
    const { refused } = args.labels;
    for (const sentence of [
      refused.type('drawn.gif'),
      refused.type('page.webp'),
      refused.size('large.png'),
      refused.count('fourth.png'),
    ])
      await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

export const RetriedAndRemovedByKeyboard = storiesFor(Kept, fileUploadStates)('full', {
  name: '[WAL-06] [A11-01] Retry and remove by keyboard; focus moves to the next file and then to the file button',
  play: async ({ canvas, userEvent, args }) => {
    const { labels } = args;
    const button = (name: string) => canvas.getByRole('button', { name });
    button(`${labels.failedWord}. ${labels.retry('screenshot.png')}`).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('failed');
    button(labels.remove('receipt-0171.png')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.removed('receipt-0171.png'));
    await expect(button(labels.remove('statement.jpg'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button(labels.remove('screenshot.png'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByLabelText(new RegExp(`^${args.label}`), { selector: 'input' });
    await expect(input).toHaveFocus();
  },
});

// Stories that the build adds: Empty, Waiting, Uploading, WithoutPicture, Failed, Full, Invalid, Disabled,
// DisabledFilled, ReadOnly, One, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
