// Doctor check: optional parts that a registry entry lacks.
import 'server-only';
import { about, type FindingDetails, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { isIndexableHost, isLoopbackHost } from '@/lib/shared/merchant/host';

const CHECK = 'entry';
const LICENCE_REMEDY = 'set safety.licence to its text and, if it has one, its url';
const AGE_REMEDY = 'set safety.minimumAge to the age of your market';

type Facts = Pick<Merchant, 'brand' | 'hosts' | 'strictWww' | 'apps' | 'chatHosts'>;

/** A wildcard counts: it includes a name with `www.`. */
function checkIndexing({ hosts, strictWww }: Facts): FindingDetails[] {
  const isIndexed = hosts.some((host) => host.startsWith('*.') || isIndexableHost(host, strictWww));
  if (isIndexed || hosts.every(isLoopbackHost)) return [];
  const [first = ''] = hosts;
  const text = `no host starts with ${strictWww ? 'www.' : 'www'}: search engines index no page (noindex)`;
  const remedy = `add a host such as "www.${first}" to hosts, with its DNS record and certificate`;
  return [about('hosts', warning(CHECK, text, remedy))];
}

/** Endings below which anyone may have a domain, as `*.com` and `*.co.uk`: the common ones. */
const PUBLIC_SUFFIX = /^\*\.(?:[a-z]+|(?:com?|net|org)\.[a-z]{2})$/;

function checkWildcards({ hosts }: Facts): FindingDetails[] {
  const isOthers = (host: string) => PUBLIC_SUFFIX.test(host) && !isLoopbackHost(host);
  return hosts.filter(isOthers).map((host) => {
    const text = `${host} stands for domains of others too`;
    return about(
      'hosts',
      warning(CHECK, text, 'name a domain of your own instead, such as "*.brand.example"'),
    );
  });
}

function checkSafety({ brand }: Facts): FindingDetails[] {
  const { licence, minimumAge, ageConfirmation } = brand.safety;
  const lacking: FindingDetails[] = [];
  if (licence === undefined)
    lacking.push(about('safety.licence', warning(CHECK, 'pages name no licence', LICENCE_REMEDY)));
  if (minimumAge === 0)
    lacking.push(about('safety.minimumAge', warning(CHECK, 'pages name no minimum age', AGE_REMEDY)));
  else if (!ageConfirmation)
    lacking.push(
      about(
        'safety.ageConfirmation',
        note(CHECK, `visitors need not confirm that they are ${minimumAge}: safety.ageConfirmation is false`),
      ),
    );
  return lacking;
}

function checkReach({ brand, apps, chatHosts }: Facts): FindingDetails[] {
  const { languages, downloadRating } = brand;
  const notes: [key: string, text: string][] = [];
  if (languages.length === 1 && languages[0] === 'EN')
    notes.push(['languages', 'the site speaks English only: languages can name others of the 28']);
  if (apps.android.length === 0 && apps.apple.length === 0)
    notes.push(['apps', 'apps names no app: links of the site open in the browser only']);
  if (chatHosts.length === 0)
    notes.push([
      'chatHosts',
      'chatHosts is empty: a chat script of the provider does not run, its chat opens on its own page',
    ]);
  if (downloadRating !== undefined)
    notes.push([
      'downloadBar.rating',
      `the download bar shows ${downloadRating.toFixed(1)} stars without a source: set downloadBar.rating to that of your store, or to false`,
    ]);
  return notes.map(([key, text]) => about(key, note(CHECK, text)));
}

/** Returns a warning or a note for each part that the entry lacks. */
export function checkWholeEntry(merchant: Facts): FindingDetails[] {
  const lacking = [
    ...checkIndexing(merchant),
    ...checkWildcards(merchant),
    ...checkSafety(merchant),
    ...checkReach(merchant),
  ];
  return lacking.length > 0 ? lacking : [good(CHECK, 'the entry leaves nothing out')];
}
