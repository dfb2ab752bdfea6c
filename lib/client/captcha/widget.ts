// An instance of the vendor's check, whichever version, as the rest of the site knows it.
import 'client-only';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';

/** How a shown check ended. */
export type WidgetEnd = 'passed' | 'closed' | 'broke';

/** A check that is ready to be shown, once. */
export type Widget = {
  readonly show: () => void;
  readonly ended: Promise<WidgetEnd>;
  /** The proof of a passed check; undefined where the vendor gives none. */
  readonly readProof: () => WireCaptchaProof | undefined;
};

/** Opens a check of one version; rejects when it does not become ready. Aborting the signal destroys it, at whatever point. */
export type OpenWidget<Facts> = (facts: Facts, signal: AbortSignal) => Promise<Widget>;

type Hear = (name: string, heard: (what?: unknown) => void) => void;

/** What the versions of an instance share; each further method is found by its name. */
export type VendorInstance = Readonly<
  Record<string, ((...given: readonly unknown[]) => unknown) | undefined>
>;

/** How the two versions differ once there is an instance: what shows it, and how its proof reads. */
export type VendorManner = {
  readonly show: 'verify' | 'showCaptcha';
  readonly toProof: (validate: unknown) => WireCaptchaProof | undefined;
};

function destroy(instance: VendorInstance): void {
  try {
    instance.destroy?.();
  } catch {
    // The vendor's code, on its way out.
  }
}

function listen(hear: Hear): { readonly ready: Promise<void>; readonly ended: Promise<WidgetEnd> } {
  let finish: (end: WidgetEnd) => void = () => undefined;
  const ended = new Promise<WidgetEnd>((resolve) => {
    finish = resolve;
  });
  const ready = new Promise<void>((resolve, reject) => {
    hear('onReady', () => resolve());
    hear('onError', () => {
      reject(new Error('captcha error'));
      finish('broke');
    });
  });
  hear('onSuccess', () => finish('passed'));
  hear('onClose', () => finish('closed'));
  return { ready, ended };
}

/** The widget of an instance, once the instance is ready. Rejects on an error before that; aborting the signal destroys it. */
export async function toWidget(
  instance: VendorInstance,
  manner: VendorManner,
  signal: AbortSignal,
): Promise<Widget> {
  const undo = () => destroy(instance);
  if (signal.aborted) undo();
  else signal.addEventListener('abort', undo, { once: true });
  const { ready, ended } = listen((name, heard) => instance[name]?.(heard));
  await ready;
  return {
    show: () => instance[manner.show]?.(),
    ended,
    readProof: () => manner.toProof(instance.getValidate?.()),
  };
}
