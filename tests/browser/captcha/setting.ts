// A merchant whose login requires the captcha, and the logins that its provider received.
import type { DemoSite } from '../support/demo-site';
import type { Merchant } from '../support/merchant';

type Body = Readonly<Record<string, unknown>>;

async function control(site: DemoSite, place: string, body?: object): Promise<unknown> {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : undefined;
  const answer = await fetch(`${site.provider}/control/${place}`, init);
  if (!answer.ok) throw new Error(`${place}: ${await answer.text()}`);
  return answer.json();
}

/** Switches the check on for the login, and names the version. */
export const showsCaptcha = (site: DemoSite, { code }: Merchant, version = 'v4') =>
  control(site, 'status', {
    merchant: code,
    patch: { captcha: { login: true }, gw: { GEETEST_VERSION: version } },
  });

/** Switches the check on for the registration alone. */
export const asksAtRegistration = (site: DemoSite, { code }: Merchant) =>
  control(site, 'status', {
    merchant: code,
    patch: { captcha: { register: true }, register: { captcha: { enabled: true } } },
  });

/** Plants a fault on a path of the vendor's. */
export const vendorFails = (site: DemoSite, fault: object) => control(site, 'faults', fault);

/** From now on the merchant's provider does not reach the vendor when it registers challenges. */
export const losesVendor = (site: DemoSite, { code }: Merchant) =>
  control(site, 'captcha', { merchant: code, offline: true });

/** The logins that reached the provider, opened. */
export async function loginsOf(site: DemoSite, { code }: Merchant): Promise<Body[]> {
  const calls = await control(site, `calls?merchant=${code}&path=/wps/session/login`);
  return (calls as { decryptedBody: Body }[]).map(({ decryptedBody }) => decryptedBody);
}
