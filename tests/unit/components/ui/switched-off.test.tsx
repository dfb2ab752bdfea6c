import { render } from '@testing-library/react';
import { SettingsList } from '@/components/member/settings/settings-list';
import { HelpRows } from '@/components/service/page/help-rows';
import { FooterLinks } from '@/components/shell/footer/footer-links';
import { TabBar } from '@/components/shell/tab-bar/tab-bar';
import type { Feature } from '@/lib/shared/calls/feature';
import { withMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/m/home' }));

const QUERY = new URLSearchParams();

const partsWithout = (off: readonly Feature[]) => (
  <>
    <SettingsList languages={null} off={off} query={QUERY} />
    <HelpRows off={off} query={QUERY} />
    <TabBar off={off} query={QUERY} />
    <FooterLinks off={off} query={QUERY} />
  </>
);

function hrefsWithout(off: readonly Feature[]): string[] {
  const page = withMessages(partsWithout(off));
  const { container, unmount } = render(page);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  unmount();
  return hrefs.map((href) => href.split('?')[0] ?? '');
}

test.each<[Feature, string]>([
  ['changePassword', '/m/changePsw'],
  ['feedback', '/m/feedback'],
  ['promotions', '/m/activity'],
  ['referral', '/m/inviteFriends'],
])(
  'without %s no link of the shell, the service or the settings leads to %s (ruling 78)',
  (feature, path) => {
    expect(hrefsWithout([])).toContain(path);
    const left = hrefsWithout([feature]);
    expect(left).not.toContain(path);
    expect(left).toEqual(hrefsWithout([]).filter((href) => href !== path));
  },
);
