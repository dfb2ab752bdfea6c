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
import { messageOfError } from '@/lib/shared/message-of-error';
import { parseStatus } from '@/lib/shared/site/parse-status';

const CHECK = 'provider';
/** Pages wait no longer for a status. */
const TIMEOUT_MS = 5_000;
const SLOW_MS = 1_000;

const AWAY = /^(?:network_error|timeout|unavailable)$/;

type Named = Pick<MerchantCase, 'merchant' | 'visitor'>;

/** Findings, and the responses that other checks use. */
type Examined = { readonly findings: FindingDetails[] } & Pick<MerchantCase, 'status' | 'config'>;

/** Returns the system's reason for a failed connection: ECONNREFUSED, ENOTFOUND, a certificate. */
async function findCause(url: string): Promise<string> {
  try {
    const { status } = await fetchUpstream({ method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS });
    return `a plain request to ${url} is answered with ${status}`;
  } catch (error) {
    const { cause } = error as { cause?: { message?: string; code?: string } };
    // OpenSSL calls it a wrong version number.
    if (/wrong version number/.test(cause?.message ?? '')) return 'the server there speaks http, not https';
    return cause ? cause.message || cause.code || '' : String(error);
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  timeout: 'the machine cannot reach it, or it is too slow: look at firewalls and at the provider',
  network_error: 'check backend.origin, its name, its port and its certificate from this machine',
  unavailable: 'it failed for several merchants in a row: see the first of them',
  invalid_response:
    'something else than the provider answers there, or for another merchant: check backend.origin and code',
};

async function toFailureFinding(
  { code, message, traceId }: Failure,
  call: Named,
  row: Endpoint,
): Promise<FindingDetails> {
  const { backend, code: merchantCode } = call.merchant;
  const cause =
    AWAY.test(code) || code === 'invalid_response'
      ? await findCause(`${backend.origin}${row.path}`)
      : message;
  const text = `${row.name} at ${backend.origin} failed with ${code}${cause ? ` (${cause})` : ''}, trace ${traceId}`;
  const remedy =
    REMEDIES[code] ?? `ask the provider why it refuses merchant "${merchantCode}", with the trace id`;
  return fault(CHECK, text, remedy);
}

async function fetchChecked(call: Named, row: Endpoint, query?: URLSearchParams) {
  const from = performance.now();
  const { result } = await callProvider({ ...call, row, query, timeoutMs: TIMEOUT_MS });
  const ms = Math.round(performance.now() - from);
  const isForeign = result.ok && row !== rsaKey && !isOfMerchant(result.value, call.merchant.code);
  const checked = isForeign
    ? ({ ok: false, code: 'invalid_response', message: '', status: 502, traceId: result.traceId } as const)
    : result;
  if (!checked.ok)
    return { finding: await toFailureFinding(checked, call, row), isAway: AWAY.test(checked.code) };
  const text = `${row.name} answered in ${ms} ms`;
  const slow = 'pages wait for it: ask the provider, or run the site nearer to it';
  return { value: checked.value, finding: ms > SLOW_MS ? warning(CHECK, text, slow) : good(CHECK, text) };
}

/** Checks the login key: fetched, long enough (SEC-94), usable for sealing. */
async function checkKey(call: Named): Promise<FindingDetails> {
  const { value, finding } = await fetchChecked(call, rsaKey);
  if (finding.level === 'fault')
    return { ...finding, text: `${finding.text}; players cannot sign in without it` };
  try {
    SEAL_SCHEMES.A256GCM(parsePublicKey(String(value)), '{}');
    return { ...finding, text: `${finding.text}, and logins can be sealed with it` };
  } catch (error) {
    const why = messageOfError(error);
    return fault(
      CHECK,
      `the key for logins is not usable: ${why}`,
      'the provider must give an RSA key of 2048 bits or more',
    );
  }
}

/** Fetches status, site configuration and key by the site's own calls, and returns the responses. */
export async function checkProvider(call: Named): Promise<Examined> {
  const { visitor } = call;
  const url = `${visitor.protocol}://${visitor.host}/m/home`;
  const query = new URLSearchParams({ device: 'mobile', track: '', originalDomain: visitor.host, url });
  const state = await fetchChecked(call, statusRow, query);
  // Without a response, the other calls would fail too.
  if (state.isAway) return { findings: [state.finding] };
  const config = await fetchChecked(call, siteConfig);
  const findings = [state.finding, config.finding, await checkKey(call)];
  const status = state.value === undefined ? undefined : parseStatus(state.value);
  if (status?.maintenance)
    findings.push(
      warning(
        CHECK,
        'the provider has this merchant in maintenance',
        'the site is closed until the provider ends it',
      ),
    );
  return { findings, status, config: config.value as WireSiteConfig | undefined };
}
