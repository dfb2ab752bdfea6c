// The policy of one document: only third parties that its merchant uses (SEC-79).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { alternateOriginOf } from '@/lib/server/features/device/alternate-hosts';
import { handoffSourcesOf } from '@/lib/server/features/handoff/handoff-hosts';
import type { DocumentPolicy, RequestContext } from '@/lib/server/http/request-context';
import { digestOf, markOf } from '@/lib/server/pages/policy/content-marks';
import { SOURCES } from '@/lib/server/pages/policy/own-sources';
import { vendorSourcesOf } from '@/lib/server/pages/policy/vendor-sources';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { hasCaptcha } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaSources } from '@/lib/shared/captcha/captcha-sources';
import { buildPolicy } from '@/lib/shared/http/security-headers';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { isLaunchPath } from '@/lib/shared/routes';
import { toChatSources } from '@/lib/shared/service/chat-widget';

/** Without a scheme they inherit the document's, http or https. */
const LOOPBACK_FRAMES = ['localhost:*', '*.localhost:*', '127.0.0.1:*'];

/** Returns any https address, for the launch page of a merchant that embeds games; in the sandbox loopback too. Other pages frame no game. */
export function launchFramesOf({
  merchant,
  path,
}: Pick<RequestContext, 'merchant' | 'path'>): readonly string[] {
  if (merchant?.brand.games.open !== 'embed' || !isLaunchPath(path)) return [];
  const isDemo = isLoopbackHost(new URL(merchant.backend.origin).hostname);
  return ['https:', ...(isDemo ? LOOPBACK_FRAMES : [])];
}

function loopbackHostsOf({ state }: RequestContext): string[] {
  return (state?.status.imageCdns ?? [])
    .map((url) => new URL(url))
    .filter((url) => url.protocol === 'http:')
    .map((url) => url.host);
}

/** The alternate host, whose hidden frame shares the device id; without a scheme it inherits the document's. */
function alternateSourcesOf({ merchant, client }: RequestContext): string[] {
  const alternate = merchant && alternateOriginOf(merchant, client);
  return alternate === undefined ? [] : [new URL(alternate).host];
}

// Any page may show a form with the security check, so all of the merchant's documents allow it.
function captchaSourcesOf({ merchant, state }: RequestContext): readonly string[] {
  return merchant && state && hasCaptcha(state.status.captcha) ? toCaptchaSources(merchant.vendors) : [];
}

// A soft navigation leads to the wallet from any page.
function cardSourcesOf({ merchant }: RequestContext): readonly string[] {
  const script = merchant?.vendors.cardPayment;
  return script === undefined ? [] : [new URL(script).origin];
}

function make(context: RequestContext): DocumentPolicy {
  const { merchant, client } = context;
  const chat = context.chat && toChatSources(context.chat);
  const { firebase, push, pixels, hasContainer } = vendorSourcesOf(context);
  const card = cardSourcesOf(context);
  const text = buildPolicy({
    own: SOURCES,
    https: client.https,
    loopbackImages: loopbackHostsOf(context),
    frames: [
      ...launchFramesOf(context),
      ...(chat?.frames ?? []),
      ...pixels.frames,
      ...card,
      ...alternateSourcesOf(context),
      ...firebase.frames,
    ],
    // Several third parties may share an origin, as in the sandbox.
    connects: [
      ...new Set([
        ...(chat?.connects ?? []),
        ...firebase.connects,
        ...push,
        ...pixels.connects,
        ...card,
        ...(merchant ? handoffSourcesOf(merchant, client) : []),
      ]),
    ],
    guests: [...captchaSourcesOf(context), ...(chat?.guests ?? [])],
    hasInlineStyles: chat?.hasInlineStyles,
    styles: firebase.styles,
    reloadSocket: isDevelopment ? `ws://${client.siteHost}` : undefined,
  });
  return { text, mark: digestOf(text), hasContainer };
}

/** A policy, and what it was made of that is not in its key. */
type Known = Pick<RequestContext, 'merchant' | 'siteConfig' | 'chat'> & { readonly policy: DocumentPolicy };

const MAX_POLICIES = 5_000;
const getKnown = () =>
  getProcessSingleton('document-policies', () => new LRUCache<string, Known>({ max: MAX_POLICIES }));

function find(context: RequestContext): DocumentPolicy {
  const { merchant, state, siteConfig, chat, client, path } = context;
  if (!merchant || !state) return make(context);
  const key = `${merchant.code} ${client.siteHost} ${client.https} ${isLaunchPath(path)} ${markOf(state.status)}`;
  const known = getKnown().get(key);
  if (known?.merchant === merchant && known.siteConfig === siteConfig && known.chat === chat)
    return known.policy;
  const policy = make(context);
  getKnown().set(key, { merchant, siteConfig, chat, policy });
  return policy;
}

/** Returns the document policy of a request that has passed the pipeline; it depends on the page only. */
export function policyOf(context: RequestContext): DocumentPolicy {
  context.policy ??= find(context);
  return context.policy;
}
