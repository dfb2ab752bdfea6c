// The sandbox as a test drives it: what the provider says from now on, and what it was asked.

/** A misbehaviour that a test plants (sandbox/README.md). */
export type Fault = {
  readonly kind: 'delay' | 'status502' | 'drop' | 'badJson' | 'redirect' | 'html' | 'error' | 'answer';
  readonly path?: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly errorCode?: string;
  readonly message?: string;
  readonly httpStatus?: number;
  /** What `answer` gives in place of the real value. */
  readonly value?: unknown;
  /** Only for visitors at this host of the merchant's. */
  readonly host?: string;
};

/** A call that reached the provider. */
export type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** As it came over the wire. */
  readonly body: string;
  /** What an encrypted body says. */
  readonly decryptedBody: unknown;
};

/** A beacon or form that the provider took. */
type Received = { readonly merchant: string; readonly data: unknown };

type Code = { readonly purpose: string; readonly target: string; readonly code: string };

async function ask(provider: string, place: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(`${provider}/control/${place}`, init);
  if (!answer.ok) throw new Error(`${place}: ${await answer.text()}`);
  return answer.json();
}

/** The control endpoint of one sandbox. */
export function controlOf(provider: string) {
  const post = async (place: string, body: object): Promise<void> => {
    await ask(provider, place, { method: 'POST', body: JSON.stringify(body) });
  };
  return {
    reset: () => post('reset', {}),
    patchStatus: (merchant: string, patch: object) => post('status', { merchant, patch }),
    failStatus: (merchant: string, error: { errorCode: string; message: string }) =>
      post('status', { merchant, error }),
    plant: (merchant: string, fault: Fault) => post('faults', { merchant, ...fault }),
    mend: async (): Promise<void> => {
      await ask(provider, 'faults', { method: 'DELETE' });
    },
    expireSessions: (merchant: string, userName: string) => post('sessions/expire', { merchant, userName }),
    patchMember: (merchant: string, userName: string, patch: object) =>
      post('member', { merchant, userName, patch }),
    callsTo: async (merchant: string, path: string) =>
      (await ask(provider, `calls?merchant=${merchant}&path=${encodeURIComponent(path)}`)) as ReceivedCall[],
    receivedOf: async (merchant: string, kind: string) => {
      const all = (await ask(provider, `received?kind=${kind}`)) as Received[];
      return all.filter((one) => one.merchant === merchant).map(({ data }) => data);
    },
    allCalls: async () => (await ask(provider, 'calls')) as ReceivedCall[],
    allCodes: async () => (await ask(provider, 'codes')) as Code[],
    codesOf: async (merchant: string) => (await ask(provider, `codes?merchant=${merchant}`)) as Code[],
  };
}

export type Control = ReturnType<typeof controlOf>;
