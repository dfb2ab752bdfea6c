// The two hosts of the messaging service that a page speaks to, or what the registry puts in their place.
import { parseUrl } from '@/lib/shared/url/parse-url';

/** Origins: where installations get their token, and where push tokens are made. */
export type PushHosts = { readonly installations: string; readonly registrations: string };

/** The vendor's own. */
export const PUSH_HOSTS: PushHosts = {
  installations: 'https://firebaseinstallations.googleapis.com',
  registrations: 'https://fcmregistrations.googleapis.com',
};

type Overrides = { readonly firebaseInstallations?: string; readonly fcmRegistrations?: string };

const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : parseUrl(address)?.origin;

/** The hosts for a merchant's `vendors`, which the registry has checked. */
export function toPushHosts({ firebaseInstallations, fcmRegistrations }: Overrides): PushHosts {
  return {
    installations: originOf(firebaseInstallations) ?? PUSH_HOSTS.installations,
    registrations: originOf(fcmRegistrations) ?? PUSH_HOSTS.registrations,
  };
}

/** What the document says of them: nothing where they are the vendor's own. */
export function buildPushHostsText(vendors: Overrides): string | undefined {
  const { installations, registrations } = toPushHosts(vendors);
  const isOwn = installations === PUSH_HOSTS.installations && registrations === PUSH_HOSTS.registrations;
  return isOwn ? undefined : `${installations} ${registrations}`;
}

/** Reads what the document says; undefined where the vendor's own hosts are to be asked. */
export function parsePushHosts(text: string | undefined): PushHosts | undefined {
  const [installations, registrations] = text?.split(' ') ?? [];
  return installations && registrations ? { installations, registrations } : undefined;
}

/** The address to ask in place of one of the vendor's; any other stays as it is. */
export function toPushAddress(address: string, hosts: PushHosts): string {
  const names = ['installations', 'registrations'] as const;
  const name = names.find((one) => address.startsWith(`${PUSH_HOSTS[one]}/`));
  return name === undefined ? address : hosts[name] + address.slice(PUSH_HOSTS[name].length);
}
