'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { FailureError } from '@/components/auth/form/failure-error';
import styles from '@/components/auth/form/login-form.module.css';
import { PasswordField } from '@/components/auth/form/password-field';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { TextField } from '@/components/auth/form/text-field';
import { KeepSignedIn } from '@/components/auth/remember/keep-signed-in';
import { useRemembered } from '@/components/auth/remember/use-remembered';
import { SignedInSlot } from '@/components/auth/signed-in-slot';
import { UnknownAccountSlot } from '@/components/auth/unknown-account-slot';
import { setTypedName, takeEntryName } from '@/lib/client/auth/entry-note';
import { storeGo } from '@/lib/client/auth/stored-go';
import type { LoginOutcome } from '@/lib/client/auth/submit-login';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { loadPart, loadWhenIdle } from '@/lib/client/page/load-module';
import { useSession } from '@/lib/client/session/use-session';
import type { LoginFields } from '@/lib/shared/auth/build-login-request';
import type { Failure } from '@/lib/shared/calls/envelope';
import type { LoginRules } from '@/lib/shared/sign-in/login-facts';

type Faults = { readonly username?: true; readonly password?: true };

// Loaded while the player types: the form itself is usable at once.
const loadSubmit = () => import('@/lib/client/auth/submit-login');

function faultsOf(form: LoginFields): Faults {
  return {
    ...(form.username.trim() === '' ? { username: true } : {}),
    ...(form.password === '' && form.remembered === undefined ? { password: true } : {}),
  };
}

function focusFirst(element: HTMLFormElement, faults: Faults): void {
  const name = faults.username ? 'username' : 'password';
  element.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}

/** State of the login form. `onRefused` is called after a refusal, which may have deleted the remembered login. */
function useLogin(rules: LoginRules, onRefused: () => void) {
  const guard = useGuardedSubmit();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => loadWhenIdle(loadSubmit), []);

  function settle(outcome: LoginOutcome): boolean {
    // After a success the refusal keeps its place until the page is left.
    if (outcome.kind === 'done') return true;
    setFailure(outcome.kind === 'refused' ? outcome.failure : undefined);
    if (outcome.kind === 'refused') onRefused();
    return false;
  }

  async function submit(form: LoginFields, element: HTMLFormElement): Promise<void> {
    const newFaults = faultsOf(form);
    setFaults(newFaults);
    if (newFaults.username || newFaults.password) return focusFirst(element, newFaults);
    await guard.submit(async () => {
      const part = await loadPart(loadSubmit);
      return part !== undefined && settle(await part.submitLogin(form, rules));
    });
  }

  return { phase: guard.phase, faults, failure, submit };
}

function fieldsOf(event: FormEvent<HTMLFormElement>, isRememberOffered: boolean | undefined) {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return {
    username: String(data.get('username') ?? ''),
    password: String(data.get('password') ?? ''),
    remember: isRememberOffered ? data.has('remember') : undefined,
  };
}

/** Fills in the name of the player who comes from a recovery or registration; input wins. */
function fillName(field: HTMLInputElement | null): void {
  const name = takeEntryName();
  if (field && name !== '' && field.value === '') field.value = name;
}

/** An unknown name, for which the provider sent no message. */
const isUnknownWithoutMessage = ({ code, message }: Failure): boolean =>
  code === 'not.exists.user' && message.trim() === '';

/** Login by user name and password, with a second factor if required. */
export function LoginForm({ forgot, ...rules }: LoginRules & { readonly forgot?: ReactNode }) {
  const t = useTranslations('auth');
  const session = useSession();
  useEffect(storeGo, []);
  const saved = useRemembered(rules.isRememberOffered === true);
  useEffect(() => fillName(saved.nameRef.current), [saved.nameRef]);
  const { phase, faults, failure, submit } = useLogin(rules, saved.refresh);
  const isBusy = phase === 'processing' || phase === 'done';
  // Another tab has logged in: neither this form nor its second factor has.
  const isUnused = phase === 'idle' || (phase === 'failed' && failure !== undefined);
  if (session.state === 'member' && isUnused) return <SignedInSlot name={session.info.userName} />;
  return (
    // A form sent before the script runs: POST keeps the password out of the address, no action keeps `go` in it.
    <form
      className={`${styles.form} needs-script`}
      method="post"
      noValidate
      onInput={() => {
        saved.compare();
        setTypedName(saved.nameRef.current?.value ?? '');
      }}
      onSubmit={(event) => {
        const fields = fieldsOf(event, rules.isRememberOffered);
        void submit({ ...fields, remembered: saved.textFor(fields) }, event.currentTarget);
      }}
    >
      <TextField
        autoComplete="username"
        error={faults.username && t('usernameRequired')}
        inputRef={saved.nameRef}
        label={t('username')}
        name="username"
      />
      <PasswordField
        autoComplete="current-password"
        beside={forgot}
        error={faults.password && t('passwordRequired')}
        label={t('password')}
        name="password"
        placeholder={saved.placeholder}
      />
      {rules.isRememberOffered && <KeepSignedIn />}
      {failure && (
        <FailureError
          failure={failure}
          text={isUnknownWithoutMessage(failure) ? t('unknownTitle') : undefined}
        />
      )}
      <UnknownAccountSlot failure={failure} onStay={() => saved.nameRef.current?.focus()} />
      <SubmitButton
        busyLabel={t(phase === 'done' ? 'leaving' : 'submitting')}
        isBusy={isBusy}
        label={t('submit')}
      />
    </form>
  );
}
