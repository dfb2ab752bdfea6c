import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackForm } from '@/components/service/feedback/feedback-form';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { type Answer, type FetchCall, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

let reply: () => Answer;
let calls: FetchCall[];

beforeEach(() => {
  resetPage();
  signIn();
  reply = () => success({ received: true });
  calls = fakeFetch(() => reply());
});

const bodies = () => calls.map(({ init }) => JSON.parse(String(init.body)));

function show(support?: string) {
  const user = userEvent.setup();
  const { unmount } = renderWithMessages(<FeedbackForm support={support} />);
  return {
    user,
    unmount,
    message: screen.getByLabelText('Your message'),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
  };
}

test('an empty message is refused at its field, and nothing is sent (R10)', async () => {
  const { message, send } = show();
  await send();
  expect(screen.getByText('Write a message first.')).toBeTruthy();
  expect(document.activeElement).toBe(message);
  expect(calls).toEqual([]);
});

test('the message is sent with its category and its support code (R10, B12)', async () => {
  const { user, message, send } = show('1A2B-3C4D');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'GAME');
  await user.type(message, 'It stopped.');
  expect(screen.getByText('11 of 2,000')).toBeTruthy();
  await send();
  const thanks = await screen.findByRole('heading', { name: 'Thank you!' });
  expect(document.activeElement).toBe(thanks);
  expect(bodies()).toEqual([{ category: 'GAME', message: 'It stopped.\n\n[1A2B-3C4D]' }]);
});

test('another message is sent as the first was (R10)', async () => {
  const { user, message, send } = show();
  await user.type(message, 'First');
  await send();
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
  await new Promise((done) => setTimeout(done, 600));
  await user.type(screen.getByLabelText('Your message'), 'Second');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  expect(bodies().map(({ message }) => message)).toEqual(['First', 'Second']);
});

test('a refused message stays, shows the reason, and outlives the page (R10)', async () => {
  reply = () => failure('busy', 'Try again later.');
  const first = show();
  await first.user.type(first.message, 'Hello');
  await first.send();
  expect(await screen.findByText('Try again later.')).toBeTruthy();
  first.unmount();
  expect((show().message as HTMLTextAreaElement).value).toBe('Hello');
});

test('“please login” as the answer to a message opens a notice with a link to the log-in, a refusal opens none (X8)', async () => {
  reply = () => failure('busy', 'Try again later.');
  const { user, message, send } = show();
  await user.type(message, 'Hello');
  await send();
  await screen.findByText('Try again later.');
  expect(getOverlays().notices).toEqual([]);
  await new Promise((done) => setTimeout(done, 600));
  reply = () => failure('any.code', 'please login');
  await send();
  await screen.findByText('please login');
  expect(getOverlays().notices).toMatchObject([{ button: 'login', buttonTo: '/m/login' }]);
});

test('another member does not see it (R10)', async () => {
  const first = show();
  await first.user.type(first.message, 'Hello');
  first.unmount();
  sessionStorage.setItem('mc_feedback', JSON.stringify({ owner: '2', category: 'GAME', message: 'secret' }));
  expect((show().message as HTMLTextAreaElement).value).toBe('');
  expect(sessionStorage.getItem('mc_feedback')).toBeNull();
});

test('a visitor is asked to log in (R10)', () => {
  resetPage();
  renderWithMessages(<FeedbackForm />);
  expect(screen.queryByLabelText('Your message')).toBeNull();
  expect(screen.getByText('Log in to continue')).toBeTruthy();
});
