// Doctor check: the switched-on social sign-in methods are configured, and the third parties know the hosts.
import 'server-only';
import { type FindingDetails, fault, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import { listHosts, type MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { getEnv } from '@/lib/server/platform/env';
import { callProvider } from '@/lib/server/provider/call-provider';
import { fetchUpstream } from '@/lib/server/provider/upstream/fetch-upstream';
import { telegramSetting } from '@/lib/shared/calls/system-table';
import { ROUTES } from '@/lib/shared/routes';
import { parseSocialFacts } from '@/lib/shared/sign-in/parse-social-facts';
import type { FirebaseFacts, SocialFacts } from '@/lib/shared/social/social-facts';

const CHECK = 'social';
const TIMEOUT_MS = 5_000;
const IDENTITY = 'https://identitytoolkit.googleapis.com';

const METHODS = {
  GOOGLELOGIN3: { name: 'google', needs: 'sms.config with apiKey, authDomain and projectId' },
  FACEBOOKLOGIN3: { name: 'facebook', needs: 'sms.config with apiKey, authDomain and projectId' },
  TWITTERLOGIN3: { name: 'twitter', needs: 'sms.config with apiKey, authDomain and projectId' },
  LINELOGIN3: { name: 'line', needs: 'gateway.lineClientId' },
  TELEGRAMLOGIN3: { name: 'telegram', needs: 'telegram.botId' },
} as const;

/** Returns whether a host is the domain or below it, as Firebase and Telegram compare. */
function isUnder(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

async function getFacts({
  merchant,
  visitor,
  status,
  config,
}: MerchantCase): Promise<SocialFacts | undefined> {
  if (!status || !config) return undefined;
  const { vendors, linePkce } = merchant;
  const answer = status.switches.TELEGRAMLOGIN3
    ? await callProvider({ merchant, visitor, row: telegramSetting, timeoutMs: TIMEOUT_MS })
    : undefined;
  const telegram = answer?.result.ok
    ? (answer.result.value as { botId?: unknown; authDomain?: unknown })
    : undefined;
  const setup = { emulator: getEnv().FIREBASE_AUTH_EMULATOR };
  return parseSocialFacts({ switches: status.switches, config, telegram, vendors, linePkce, setup });
}

function checkMethods({ status }: MerchantCase, facts: SocialFacts): FindingDetails[] {
  const on = Object.entries(METHODS).filter(([name]) => status?.switches[name as keyof typeof METHODS]);
  return on.map(([flag, { name, needs }]) =>
    facts[name]
      ? good(CHECK, `${name} is offered`)
      : fault(
          CHECK,
          `${flag} is on, but ${name} is not offered: ${needs} is missing or not usable`,
          'fix it in the provider’s site configuration, or switch the way off',
        ),
  );
}

function judgeTelegram({ merchant }: MerchantCase, { telegram }: SocialFacts): FindingDetails[] {
  const domain = telegram?.authDomain;
  if (!telegram || domain === undefined) return [];
  const outside = listHosts(merchant).filter((host) => !isUnder(host, domain));
  const remedy =
    'players there do not see Telegram: link the bot to the domain that they use (BotFather, /setdomain)';
  return outside.map((host) =>
    warning(CHECK, `the bot of Telegram is linked to ${domain}, not to ${host}`, remedy),
  );
}

function judgeLine({ merchant, visitor }: MerchantCase, { line }: SocialFacts): FindingDetails[] {
  const addresses = listHosts(merchant).map((host) => `${visitor.protocol}://${host}${ROUTES.home}`);
  return line
    ? [note(CHECK, `LINE's console must name these callback addresses: ${addresses.join(', ')}`)]
    : [];
}

async function fetchDomains({ config, emulator }: FirebaseFacts): Promise<string[]> {
  const base = emulator === undefined ? IDENTITY : `${emulator}/identitytoolkit.googleapis.com`;
  const url = `${base}/v1/projects?key=${encodeURIComponent(config.apiKey ?? '')}`;
  const { status, text } = await fetchUpstream({
    method: 'GET',
    url,
    headers: { 'Accept-Encoding': 'identity' },
    timeoutMs: TIMEOUT_MS,
  });
  if (status !== 200) throw new Error(`status ${status}`);
  const { authorizedDomains } = JSON.parse(text) as { authorizedDomains?: unknown };
  return Array.isArray(authorizedDomains) ? authorizedDomains.map(String) : [];
}

async function checkFirebase(
  { merchant }: MerchantCase,
  { firebase }: SocialFacts,
): Promise<FindingDetails[]> {
  if (!firebase) return [];
  const project = firebase.config.projectId;
  try {
    const domains = await fetchDomains(firebase);
    return listHosts(merchant).map((host) =>
      domains.some((domain) => isUnder(host, domain))
        ? good(CHECK, `Firebase project ${project} lets ${host} sign in`)
        : fault(
            CHECK,
            `Firebase project ${project} does not know ${host}: players read auth/unauthorized-domain`,
            `add ${host} to the project's authorised domains`,
          ),
    );
  } catch (error) {
    const { cause, message } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    return [
      warning(
        CHECK,
        `Firebase project ${project} could not be asked for its domains (${why})`,
        'check sms.config.apiKey, and that this machine reaches identitytoolkit.googleapis.com',
      ),
    ];
  }
}

/** Checks each switched-on method, and the hosts that its third party knows. */
export async function checkSocial(it: MerchantCase): Promise<FindingDetails[]> {
  const facts = await getFacts(it);
  if (!facts) return [];
  const findings = [
    ...checkMethods(it, facts),
    ...judgeTelegram(it, facts),
    ...judgeLine(it, facts),
    ...(await checkFirebase(it, facts)),
  ];
  return findings.length > 0 ? findings : [note(CHECK, 'no way of social sign-in is switched on')];
}
