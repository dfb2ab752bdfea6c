// The policy of one document: only third parties that its merchant uses (SEC-79).
import 'server-only';
import { alternateOriginOf } from '@/lib/server/features/device/alternate-hosts';
import { handoffSourcesOf } from '@/lib/server/features/handoff/handoff-hosts';
import type { RequestContext } from '@/lib/server/http/request-context';
import { launchFramesOf } from '@/lib/server/pages/policy/launch-frames';
import { SOURCES } from '@/lib/server/pages/policy/own-sources';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { hasCaptcha } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaSources } from '@/lib/shared/captcha/captcha-sources';
import { buildPolicy } from '@/lib/shared/http/security-headers';
import { toChatSources } from '@/lib/shared/service/chat-widget';

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

// Several third parties may share an origin, as in the sandbox.
function connectsOf(context: RequestContext): readonly string[] {
  const { chat, firebase, push, pixels, merchant, client } = context;
  const widget = chat && toChatSources(chat);
  return [
    ...new Set([
      ...(widget?.connects ?? []),
      ...(firebase?.connects ?? []),
      ...(push ?? []),
      ...(pixels?.connects ?? []),
      ...cardSourcesOf(context),
      ...(merchant ? handoffSourcesOf(merchant, client) : []),
    ]),
  ];
}

function make(context: RequestContext): string {
  const chat = context.chat && toChatSources(context.chat);
  const { firebase } = context;
  return buildPolicy({
    own: SOURCES,
    https: context.client.https,
    loopbackImages: loopbackHostsOf(context),
    frames: [
      ...launchFramesOf(context),
      ...(chat?.frames ?? []),
      ...(context.pixels?.frames ?? []),
      ...cardSourcesOf(context),
      ...alternateSourcesOf(context),
      ...(firebase?.frames ?? []),
    ],
    connects: connectsOf(context),
    guests: [...captchaSourcesOf(context), ...(chat?.guests ?? [])],
    hasInlineStyles: chat?.hasInlineStyles,
    styles: firebase?.styles,
    reloadSocket: isDevelopment ? `ws://${context.client.siteHost}` : undefined,
  });
}

const policies = new WeakMap<RequestContext, string>();

/** Returns the document policy of a request that has passed the pipeline: it depends on the page only, with placeholders for the page's own scripts and styles (SEC-80). */
export function policyOf(context: RequestContext): string {
  const policy = policies.get(context) ?? make(context);
  policies.set(context, policy);
  return policy;
}
