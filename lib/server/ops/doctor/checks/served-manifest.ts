// Doctor check: the served manifest is installable, and its icons are as declared.
import 'server-only';
import { readPicture } from '@/lib/server/features/manifest/paint/picture';
import { type FindingDetails, fault, good } from '@/lib/server/ops/doctor/case/finding';
import { firstHost, type MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { requestSite } from '@/lib/server/ops/doctor/case/request-site';
import { messageOfError } from '@/lib/shared/message-of-error';
import { SITE_FILES } from '@/lib/shared/site-files';

const CHECK = 'manifest';

export const MANIFEST_PATH = SITE_FILES.manifest;

/** Chromium's requirement for installable sites. */
const NEEDED = ['192x192', '512x512'];

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };

async function checkIcon(site: URL, host: string, { src, sizes }: Icon): Promise<FindingDetails> {
  const { status, bytes } = await requestSite({ site, host, path: src });
  const picture = status === 200 ? await readPicture(bytes) : undefined;
  const text = `${sizes} icon of ${host}`;
  if (picture && `${picture.width}x${picture.height}` === sizes) return good(CHECK, `${text} is served`);
  const actual = picture ? `${picture.width}x${picture.height}` : `status ${status}`;
  return fault(
    CHECK,
    `${text}: found ${actual}`,
    'painting needs the package sharp and memory: see the log for "picture cannot be painted"',
  );
}

/** Checks the manifest of the first host, and its icons that the site itself serves. */
export async function checkServedManifest({ merchant, site }: MerchantCase): Promise<FindingDetails[]> {
  if (!site) return [];
  const host = firstHost(merchant);
  try {
    const { status, bytes } = await requestSite({ site, host, path: MANIFEST_PATH });
    if (status !== 200) return [];
    const {
      name,
      start_url: start,
      icons = [],
    } = JSON.parse(bytes.toString()) as { name?: string; start_url?: string; icons?: Icon[] };
    const missing = NEEDED.filter((size) => !icons.some(({ sizes }) => sizes === size));
    const isWhole = Boolean(name && start) && missing.length === 0;
    const head = isWhole
      ? good(CHECK, `${host} can be installed as "${name}"`)
      : fault(
          CHECK,
          `the manifest of ${host} lacks ${missing.join(', ') || 'a name or a start'}`,
          'fix the provider’s manifest',
        );
    const own = icons.filter(({ src, sizes }) => src.startsWith('/') && NEEDED.includes(sizes));
    return [head, ...(await Promise.all(own.map((icon) => checkIcon(site, host, icon))))];
  } catch (error) {
    const why = messageOfError(error);
    return [
      fault(CHECK, `the manifest of ${host} cannot be read: ${why}`, 'see the findings of "answering"'),
    ];
  }
}
