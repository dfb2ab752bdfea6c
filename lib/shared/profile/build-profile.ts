import { escapeXml } from '@/lib/shared/site/escape-xml';

/** Texts of the profile and its web clip; characters that XML forbids are removed. */
export type ProfileFacts = {
  readonly label: string;
  readonly organization: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Square PNG of at most 400 px, as base64. */
  readonly icon: string;
  /** Reverse host name; the clip's own id is below it. */
  readonly identifier: string;
  readonly profileId: string;
  readonly clipId: string;
};

const LINE = 68;

const string = (text: string): string => `<string>${escapeXml(text)}</string>`;
const yes = '<true/>';
const version = '<integer>1</integer>';

function dict(entries: Readonly<Record<string, string>>, indent: string): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `${indent}\t<key>${key}</key>\n${indent}\t${value}`,
  );
  return `<dict>\n${lines.join('\n')}\n${indent}</dict>`;
}

function dataOf(base64: string, indent: string): string {
  const lines = base64.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `<data>\n${lines.map((line) => `${indent}${line}`).join('\n')}\n${indent}</data>`;
}

/** Builds an unsigned Apple configuration profile (.mobileconfig) that adds one web clip to the home screen. Equal facts
 * give equal bytes, so that its hash can be published. */
export function buildProfile(facts: ProfileFacts): string {
  const { label, organization, title, description, url, icon, identifier, profileId, clipId } = facts;
  const clip = dict(
    {
      FullScreen: yes,
      Icon: dataOf(icon, '\t\t\t'),
      IgnoreManifestScope: yes,
      IsRemovable: yes,
      Label: string(label),
      PayloadDisplayName: string(label),
      PayloadIdentifier: string(`${identifier}.clip`),
      PayloadOrganization: string(organization),
      PayloadType: string('com.apple.webClip.managed'),
      PayloadUUID: string(clipId),
      PayloadVersion: version,
      Precomposed: yes,
      URL: string(url),
    },
    '\t\t',
  );
  const profile = dict(
    {
      PayloadContent: `<array>\n\t\t${clip}\n\t</array>`,
      PayloadDescription: string(description),
      PayloadDisplayName: string(title),
      PayloadIdentifier: string(identifier),
      PayloadOrganization: string(organization),
      PayloadRemovalDisallowed: '<false/>',
      PayloadType: string('Configuration'),
      PayloadUUID: string(profileId),
      PayloadVersion: version,
    },
    '',
  );
  const type =
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${type}\n<plist version="1.0">\n${profile}\n</plist>\n`;
}
