// One interface for the vendor's captcha instances of both versions.
import 'client-only';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';

export type CaptchaWidgetEnd = 'passed' | 'closed' | 'broke';

export type Widget = {
  readonly show: () => void;
  readonly ended: Promise<CaptchaWidgetEnd>;
  /** Returns the proof of a passed captcha, undefined if the vendor gives none. */
  readonly readProof: () => WireCaptchaProof | undefined;
};

/** Opens a captcha of one version, reports when its script has arrived, and rejects if it does not become ready. Aborting destroys it. */
export type OpenWidget<Facts> = (facts: Facts, signal: AbortSignal, arrived: () => void) => Promise<Widget>;

type SubscribeVendorEvent = (name: string, listener: (event?: unknown) => void) => void;

/** Common shape of vendor instances; methods are looked up by name. */
export type VendorInstance = Readonly<
  Record<string, ((...given: readonly unknown[]) => unknown) | undefined>
>;

/** Differences between the versions: the method that shows it, and the format of the proof. */
export type VendorVariant = {
  readonly show: 'verify' | 'showCaptcha';
  readonly toProof: (validate: unknown) => WireCaptchaProof | undefined;
};

function destroy(instance: VendorInstance): void {
  try {
    instance.destroy?.();
  } catch {
    // Vendor code may throw on cleanup.
  }
}

function listen(subscribe: SubscribeVendorEvent): {
  readonly ready: Promise<void>;
  readonly ended: Promise<CaptchaWidgetEnd>;
} {
  let finish: (end: CaptchaWidgetEnd) => void = () => undefined;
  const ended = new Promise<CaptchaWidgetEnd>((resolve) => {
    finish = resolve;
  });
  const ready = new Promise<void>((resolve, reject) => {
    subscribe('onReady', () => resolve());
    subscribe('onError', () => {
      reject(new Error('captcha error'));
      finish('broke');
    });
  });
  subscribe('onSuccess', () => finish('passed'));
  subscribe('onClose', () => finish('closed'));
  return { ready, ended };
}

/** Returns the ready widget. Rejects on an earlier error; aborting the signal destroys it. */
export async function toWidget(
  instance: VendorInstance,
  variant: VendorVariant,
  signal: AbortSignal,
): Promise<Widget> {
  const undo = () => destroy(instance);
  if (signal.aborted) undo();
  else signal.addEventListener('abort', undo, { once: true });
  const { ready, ended } = listen((name, listener) => instance[name]?.(listener));
  await ready;
  return {
    show: () => instance[variant.show]?.(),
    ended,
    readProof: () => variant.toProof(instance.getValidate?.()),
  };
}
