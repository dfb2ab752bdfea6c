// Direct requests of tests to the emulator: the codes that it "sent", and users with a second factor.

/** An account of Google as the emulator takes it in place of a signed token. */
export const googleToken = (sub: string, more: object = {}): string =>
  JSON.stringify({ sub, email: `${sub}@mail.example`, email_verified: true, name: `Name ${sub}`, ...more });

async function ask(url: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

type Sent = { readonly phoneNumber: string; readonly code: string; readonly sessionInfo: string };

/** The last code that the emulator sent to a phone. */
export async function lastCodeOf(origin: string, project: string, phone: string): Promise<string> {
  const { verificationCodes } = await ask(`${origin}/emulator/v1/projects/${project}/verificationCodes`);
  const mine = (verificationCodes as Sent[]).filter(({ phoneNumber }) => phoneNumber === phone);
  return mine.at(-1)?.code ?? '';
}

/** The claims of an id token. */
export function claimsOf(idToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** A person whose Google account also requires a code by SMS. */
export type Guarded = { readonly sub: string; readonly phone: string };

/** Makes such an account at the emulator, as the vendor's own pages would. */
export async function enrolPhone(origin: string, project: string, { sub, phone }: Guarded): Promise<void> {
  const key = `key=${project.replace('demo-', 'demo-key-')}`;
  const service = `${origin}/identitytoolkit.googleapis.com`;
  const { idToken } = await ask(`${service}/v1/accounts:signInWithIdp?${key}`, {
    postBody: `id_token=${encodeURIComponent(googleToken(sub))}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  const started = await ask(`${service}/v2/accounts/mfaEnrollment:start?${key}`, {
    idToken,
    phoneEnrollmentInfo: { phoneNumber: phone, recaptchaToken: 'mock' },
  });
  const { sessionInfo } = started.phoneSessionInfo as { sessionInfo: string };
  await ask(`${service}/v2/accounts/mfaEnrollment:finalize?${key}`, {
    idToken,
    displayName: 'My phone',
    phoneVerificationInfo: { sessionInfo, code: await lastCodeOf(origin, project, phone) },
  });
}
