// Doctor checks: a merchant's provider responds, and how fast.
import 'server-only';
import { type FindingDetails, fault, good, warning } from '@/lib/server/ops/doctor/case/finding';
import type { MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { isOfMerchant } from '@/lib/server/provider/answer-cache/check-answer';
import { callProvider } from '@/lib/server/provider/call-provider';
import { parsePublicKey, SEAL_SCHEMES } from '@/lib/server/provider/envelope';
import { fetchUpstream } from '@/lib/server/provider/upstream/fetch-upstream';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Failure } from '@/lib/shared/calls/envelope';
import { rsaKey } from '@/lib/shared/calls/session-table';
import { siteConfig, status as statusRow } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { parseStatus } from '@/lib/shared/site/parse-status';

const CHECK = 'provider';
/** Pages wait no longer for a status. */
const TIMEOUT_MS = 5_000;
const SLOW_MS = 1_000;

const AWAY = /^(?:network_error|timeout|unavailable)$/;

type Named = Pick<MerchantCase, 'merchant' | 'visitor'>;

/** Findings, and the responses that other checks use. */
type Examined = { readonly told: FindingDetails[] } & Pick<MerchantCase, 'status' | 'config'>;

/** Returns the system's reason for a failed connection: ECONNREFUSED, ENOTFOUND, a certificate. */
async function findCause(url: string): Promise<string> {
  try {
    const { status } = await fetchUpstream({ method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS });
    return `a plain request to ${url} is answered with ${status}`;
  } catch (error) {
    const cause = (error as Error).cause;
    return cause instanceof Error ? cause.message || (cause as { code?: string }).code || '' : String(error);
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  timeout: 'the machine cannot reach it, or it is too slow: look at firewalls and at the provider',
  network_error: 'check backend.origin, its name, its port and its certificate from this machine',
  unavailable: 'it failed for several merchants in a row: see the first of them',
  invalid_response:
    'something else than the provider answers there, or for another merchant: check backend.origin and code',
};

async function tellFailure(
  { code, message, traceId }: Failure,
  asked: Named,
  row: Endpoint,
): Promise<FindingDetails> {
  const { backend, code: merchantCode } = asked.merchant;
  const cause =
    AWAY.test(code) || code === 'invalid_response'
      ? await findCause(`${backend.origin}${row.path}`)
      : message;
  const text = `${row.name} at ${backend.origin} failed with ${code}${cause ? ` (${cause})` : ''}, trace ${traceId}`;
  const remedy =
    REMEDIES[code] ?? `ask the provider why it refuses merchant "${merchantCode}", with the trace id`;
  return fault(CHECK, text, remedy);
}

async function ask(asked: Named, row: Endpoint, query?: URLSearchParams) {
  const from = performance.now();
  const { result } = await callProvider({ ...asked, row, query, timeoutMs: TIMEOUT_MS });
  const ms = Math.round(performance.now() - from);
  const isForeign = result.ok && row !== rsaKey && !isOfMerchant(result.value, asked.merchant.code);
  const checked = isForeign
    ? ({ ok: false, code: 'invalid_response', message: '', status: 502, traceId: result.traceId } as const)
    : result;
  if (!checked.ok) return { told: await tellFailure(checked, asked, row), isAway: AWAY.test(checked.code) };
  const text = `${row.name} answered in ${ms} ms`;
  const slow = 'pages wait for it: ask the provider, or run the site nearer to it';
  return { value: checked.value, told: ms > SLOW_MS ? warning(CHECK, text, slow) : good(CHECK, text) };
}

/** Checks the login key: fetched, long enough (SEC-94), usable for sealing. */
async function checkKey(asked: Named): Promise<FindingDetails> {
  const { value, told } = await ask(asked, rsaKey);
  if (told.level === 'fault') return { ...told, text: `${told.text}; players cannot sign in without it` };
  try {
    SEAL_SCHEMES.A256GCM(parsePublicKey(String(value)), '{}');
    return { ...told, text: `${told.text}, and logins can be sealed with it` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fault(
      CHECK,
      `the key for logins is not usable: ${why}`,
      'the provider must give an RSA key of 2048 bits or more',
    );
  }
}

/** Fetches status, site configuration and key by the site's own calls, and returns the responses. */
export async function checkProvider(asked: Named): Promise<Examined> {
  const { visitor } = asked;
  const url = `${visitor.protocol}://${visitor.host}/m/home`;
  const query = new URLSearchParams({ device: 'mobile', track: '', originalDomain: visitor.host, url });
  const state = await ask(asked, statusRow, query);
  // Without a response, the other calls would fail alike.
  if (state.isAway) return { told: [state.told] };
  const config = await ask(asked, siteConfig);
  const told = [state.told, config.told, await checkKey(asked)];
  const status = state.value === undefined ? undefined : parseStatus(state.value);
  if (status?.maintenance)
    told.push(
      warning(
        CHECK,
        'the provider has this merchant in maintenance',
        'the site is closed until the provider ends it',
      ),
    );
  return { told, status, config: config.value as WireSiteConfig | undefined };
}
