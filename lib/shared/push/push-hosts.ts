// Hosts of the messaging service, or the registry's replacements.
import { parseUrl } from '@/lib/shared/url/parse-url';

/** Origins for installation tokens and for push tokens. */
export type PushHosts = { readonly installations: string; readonly registrations: string };

export const PUSH_HOSTS: PushHosts = {
  installations: 'https://firebaseinstallations.googleapis.com',
  registrations: 'https://fcmregistrations.googleapis.com',
};

type Overrides = { readonly firebaseInstallations?: string; readonly fcmRegistrations?: string };

const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : parseUrl(address)?.origin;

/** Returns the hosts for a merchant's validated `vendors`. */
export function toPushHosts({ firebaseInstallations, fcmRegistrations }: Overrides): PushHosts {
  return {
    installations: originOf(firebaseInstallations) ?? PUSH_HOSTS.installations,
    registrations: originOf(fcmRegistrations) ?? PUSH_HOSTS.registrations,
  };
}

/** Serialises the hosts for the document; undefined for the vendor's own. */
export function buildPushHostsText(vendors: Overrides): string | undefined {
  const { installations, registrations } = toPushHosts(vendors);
  const isOwn = installations === PUSH_HOSTS.installations && registrations === PUSH_HOSTS.registrations;
  return isOwn ? undefined : `${installations} ${registrations}`;
}

/** Parses the attribute; undefined for the vendor's own hosts. */
export function parsePushHosts(text: string | undefined): PushHosts | undefined {
  const [installations, registrations] = text?.split(' ') ?? [];
  return installations && registrations ? { installations, registrations } : undefined;
}

/** Replaces a vendor host in an address; others stay. */
export function toPushAddress(address: string, hosts: PushHosts): string {
  const names = ['installations', 'registrations'] as const;
  const name = names.find((one) => address.startsWith(`${PUSH_HOSTS[one]}/`));
  return name === undefined ? address : hosts[name] + address.slice(PUSH_HOSTS[name].length);
}
