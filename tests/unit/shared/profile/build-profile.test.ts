import { buildProfile } from '@/lib/shared/profile/build-profile';
import { parsePlist } from '@/tests/support/parse-plist';

const facts = {
  label: 'Aurora',
  organization: 'Aurora Play',
  title: 'Icon',
  description: 'Puts an icon on the home screen.',
  url: 'https://aurora.example/m/home?homescreen=1&webclip=1',
  icon: Buffer.from('a picture '.repeat(30)).toString('base64'),
  identifier: 'example.aurora.webclip.aurora',
  profileId: 'P',
  clipId: 'C',
};

test('it is a property list with one web clip that fills the screen and can be removed (E15, ruling 80)', () => {
  const { PayloadContent, ...profile } = parsePlist(buildProfile(facts));
  expect(profile).toMatchObject({
    PayloadType: 'Configuration',
    PayloadIdentifier: facts.identifier,
    PayloadUUID: 'P',
    PayloadVersion: 1,
    PayloadOrganization: 'Aurora Play',
    PayloadRemovalDisallowed: false,
  });
  expect(PayloadContent).toHaveLength(1);
  expect(PayloadContent).toMatchObject([
    {
      PayloadType: 'com.apple.webClip.managed',
      PayloadUUID: 'C',
      PayloadIdentifier: `${facts.identifier}.clip`,
      URL: facts.url,
      Label: 'Aurora',
      Icon: facts.icon,
      FullScreen: true,
      IgnoreManifestScope: true,
      IsRemovable: true,
    },
  ]);
});

test('names and texts stay text whatever they hold (SEC-75)', () => {
  const name = `</string><key>x</key> & "q" 'a' \u0000\u0008\ud800 é 🎲 اردو`;
  const parsed = parsePlist(buildProfile({ ...facts, label: name, description: name }));
  const text = `</string><key>x</key> & "q" 'a' \ufffd é 🎲 اردو`;
  expect(parsed.PayloadDescription).toBe(text);
  expect(parsed).not.toHaveProperty('x');
});

test('the same facts give the same bytes', () => {
  expect(buildProfile(facts)).toBe(buildProfile({ ...facts }));
});
