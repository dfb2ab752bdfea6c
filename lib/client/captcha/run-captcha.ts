import 'client-only';
import { adoptVendorStyles, liftIntoDialog } from '@/lib/client/captcha/adopt-vendor-styles';
import { openInTime, whenAborted } from '@/lib/client/captcha/open-in-time';
import type { Widget } from '@/lib/client/captcha/widget';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';
import {
  type CaptchaFacts,
  type CaptchaScene,
  captchaRejectionOf,
  parseCaptchaVersion,
} from '@/lib/shared/captcha/captcha-facts';
import {
  CAPTCHA_IDLE,
  type CaptchaEvent,
  captchaTextOf,
  stepCaptcha,
} from '@/lib/shared/captcha/captcha-machine';
import { toCaptchaOrigin } from '@/lib/shared/captcha/captcha-sources';

/** A proof to send (none if the scene needs none), or the message key of the failure (none once the player has left the form). */
export type CaptchaOutcome =
  | { readonly ok: true; readonly proof?: WireCaptchaProof }
  | { readonly ok: false; readonly textKey?: string };

let state = CAPTCHA_IDLE;

/** Applies an event; returns false if the current state ignores it. */
function step(event: CaptchaEvent): boolean {
  const next = stepCaptcha(state, event);
  const isTaken = next !== state;
  state = next;
  return isTaken;
}

/** Waits out the vendor's event: the same Escape key would close a notice that opens now. */
const whenVendorIsDone = () => new Promise<void>((done) => setTimeout(done, 0));

async function show(widget: Widget, signal: AbortSignal): Promise<WireCaptchaProof | undefined> {
  step('loaded');
  widget.show();
  step('shown');
  const end = await Promise.race([widget.ended, whenAborted(signal).catch(() => 'closed' as const)]);
  const proof = end === 'passed' ? widget.readProof() : undefined;
  await whenVendorIsDone();
  step(end === 'passed' && !proof ? 'broke' : end);
  return proof;
}

const LEAVE_EVENTS = ['pagehide', 'popstate'] as const;

/** Calls `leave` on unload or history navigation: React does not own the vendor's nodes. Returns the stop function. */
function watchPageLeave(leave: () => void): () => void {
  for (const sign of LEAVE_EVENTS) window.addEventListener(sign, leave);
  return () => {
    for (const sign of LEAVE_EVENTS) window.removeEventListener(sign, leave);
  };
}

/** The form of an attempt: once the player has left it, no failure is shown. */
type Form = { hasLeft: boolean };

async function attempt(facts: CaptchaFacts, form: Form): Promise<WireCaptchaProof | undefined> {
  const scope = new AbortController();
  const leave = () => {
    form.hasLeft = true;
    scope.abort();
  };
  const stops = [watchPageLeave(leave), liftIntoDialog(leave), adoptVendorStyles()];
  try {
    return await show(await openInTime(facts, scope), scope.signal);
  } catch {
    if (form.hasLeft) step('closed');
    else if (!step('loadFailed')) step('broke');
    return undefined;
  } finally {
    for (const stop of stops) stop();
    scope.abort();
  }
}

function returnFocus(before: Element | null): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
}

/** Returns the settings, undefined if the server set none. */
function readCaptchaFacts(): CaptchaFacts | undefined {
  try {
    const { version, id, origin } = JSON.parse(document.documentElement.dataset.captcha ?? '');
    return { version: parseCaptchaVersion(String(version)), id: String(id), origin: toCaptchaOrigin(origin) };
  } catch {
    return undefined;
  }
}

/** Shows the captcha of a scene and returns a fresh proof; rejects a second one in parallel as too fast. */
export async function runCaptcha(scene: CaptchaScene): Promise<CaptchaOutcome> {
  const facts = readCaptchaFacts();
  const rejection = captchaRejectionOf(scene, facts);
  if (!facts || rejection !== undefined) return { ok: false, textKey: rejection ?? 'captcha_unavailable' };
  if (!navigator.onLine) return { ok: false, textKey: 'network_offline' };
  if (!step('start')) return { ok: false, textKey: 'captcha_too_fast' };
  const before = document.activeElement;
  const form: Form = { hasLeft: false };
  let proof: WireCaptchaProof | undefined;
  while (state.phase === 'loading') proof = await attempt(facts, form);
  returnFocus(before);
  if (proof) return { ok: true, proof };
  return form.hasLeft ? { ok: false } : { ok: false, textKey: captchaTextOf(state) };
}
