import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { restoreForm } from '@/lib/client/update/restore-form';
import { saveForm } from '@/lib/client/update/save-form';
import { resetPage } from '../page-of';

const KEY = 'mc_kept_form';
let stop: () => void = () => undefined;

/** A form as the site has them: fields of React and of the browser, a choice that opens another form, secrets. */
function Form() {
  const [way, setWay] = useState('username');
  const [number, setNumber] = useState('');
  const [country, setCountry] = useState('VN');
  return (
    <form>
      {['username', 'mobile'].map((id) => (
        <input
          aria-label={id}
          checked={way === id}
          key={id}
          name="way"
          onChange={() => setWay(id)}
          type="radio"
          value={id}
        />
      ))}
      <input aria-label="name" autoComplete="username" name="username" />
      <input aria-label="shown" autoComplete="new-password" name="password" type="text" />
      <input aria-label="hidden" name="password" type="password" />
      <input aria-label="code" autoComplete="one-time-code" name="x" />
      <input name="seal" type="hidden" value="sealed" />
      <input aria-label="stay" defaultChecked name="remember" type="checkbox" />
      {way === 'mobile' && (
        <>
          <input
            aria-label="number"
            name="mobile"
            onChange={(event) => setNumber(event.target.value)}
            type="tel"
            value={number}
          />
          <select
            aria-label="country"
            name="country"
            onChange={(event) => setCountry(event.target.value)}
            value={country}
          >
            <option>VN</option>
            <option>TH</option>
          </select>
        </>
      )}
      <output>{`${way} ${country} ${number}`}</output>
    </form>
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const refresh = () => {
  saveForm();
  document.body.innerHTML = '';
  render(<Form />);
  act(() => {
    stop = restoreForm();
  });
};

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/register');
});
afterEach(() => stop());

test('input and choices are restored after the reload, also in React; secrets are not (S4)', async () => {
  render(<Form />);
  await userEvent.type(box('name'), 'minh');
  for (const name of ['shown', 'hidden', 'code']) await userEvent.type(box(name), 'S3cret');
  await userEvent.click(box('stay'));
  await userEvent.click(box('mobile'));
  await userEvent.type(box('number'), '912345678');
  await userEvent.selectOptions(box('country'), 'TH');
  saveForm();
  expect(sessionStorage.getItem(KEY)).not.toMatch(/S3cret|sealed|password/);
  refresh();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('mobile TH 912345678'));
  expect([box('name').value, box('stay').checked]).toEqual(['minh', false]);
  expect([box('shown').value, box('hidden').value, box('code').value]).toEqual(['', '', '']);
});

test('it is put back once, and forgotten (S4)', async () => {
  render(<Form />);
  await userEvent.type(box('name'), 'minh');
  refresh();
  expect(box('name').value).toBe('minh');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  stop();
  document.body.innerHTML = '';
  render(<Form />);
  stop = restoreForm();
  expect(box('name').value).toBe('');
});

test('another page gets nothing of it, and it is forgotten there (S4)', async () => {
  render(<Form />);
  await userEvent.type(box('name'), 'minh');
  saveForm();
  history.replaceState(null, '', '/m/login');
  document.body.innerHTML = '';
  render(<Form />);
  stop = restoreForm();
  expect([box('name').value, sessionStorage.getItem(KEY)]).toEqual(['', null]);
});

test('a player who has begun to type again keeps that (S4)', async () => {
  render(<Form />);
  await userEvent.type(box('name'), 'minh');
  saveForm();
  await userEvent.clear(box('name'));
  await userEvent.type(box('name'), 'mai');
  stop = restoreForm();
  expect(box('name').value).toBe('mai');
});

test.each(['', 'null', '{', '[1]', '{"path":"/m/register","fields":[{"type":"text"}]}'])(
  'a record of %j is dropped (S4, E8)',
  (text) => {
    sessionStorage.setItem(KEY, text);
    render(<Form />);
    stop = restoreForm();
    expect([box('name').value, sessionStorage.getItem(KEY)]).toEqual(['', null]);
  },
);
