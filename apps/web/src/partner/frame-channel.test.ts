import { afterEach, expect, test, vi } from 'vitest';
import { frameChannel } from './frame-channel.ts';

const page = 'https://news.example';
const opened: BroadcastChannel[] = [];
const open = (name: string) => {
  const line = new BroadcastChannel(name);
  opened.push(line);
  return line;
};

afterEach(() => {
  for (const line of opened.splice(0)) line.close();
});

test("[EMB-01] [LGN-05] frames of one page get each other's messages; frames of another page get none", async () => {
  const [near, far] = [vi.fn(), vi.fn()];
  frameChannel(page, 'balance', open)?.listen(near);
  frameChannel('https://other.example', 'balance', open)?.listen(far);
  frameChannel(page, 'login', open)?.post('loggedIn');
  await vi.waitFor(() => expect(near).toHaveBeenCalledWith('loggedIn'));
  expect(far).not.toHaveBeenCalled();
});

test('[EMB-01] [REG-01] a login elsewhere does not close the registration; a logout reaches it', async () => {
  const heard = vi.fn();
  frameChannel(page, 'register', open)?.listen(heard);
  const other = frameChannel(page, 'login', open);
  other?.post('loggedIn');
  other?.post('loggedOut');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([['loggedOut']]);
});

test('[EMB-01] in a browser that refuses the channel, the frame works without it', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  expect(frameChannel(page, 'login', refuse)).toBeUndefined();
});
