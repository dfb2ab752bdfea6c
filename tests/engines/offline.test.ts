import { ROUTES, toHref } from '@/lib/shared/routes';
import { startDemoSite } from '@/tests/browser/support/demo-site';
import { merchantOf } from '@/tests/browser/support/merchant';
import { expect, test } from './support/test';
import { the, visitorAt } from './support/visitor';

const STORED = `(async()=>{await navigator.serviceWorker.ready;const kept={};
for(const name of await caches.keys())kept[name.split(':').at(-1)]=(await (await caches.open(name)).keys()).map(({url})=>new URL(url).pathname);
return [(kept.shell??[]).length,(kept.pages??[]).includes('${ROUTES.mine}')]})()`;
const A_DEMO_APART = 7;

test('without the site a cached page opens as cached, any other as the brand’s offline page (B9)', async ({
  driver,
  t,
}) => {
  const place = await startDemoSite(A_DEMO_APART);
  const merchant = merchantOf('aurora', place, 'offline');
  const visitor = visitorAt({ driver, merchant, t });
  await visitor.arrives();
  await visitor.opens(ROUTES.home);
  await expect.poll(() => driver.ask(STORED).catch(() => [])).toEqual([2, true]);
  await visitor.opens(ROUTES.home);
  await place.stop();
  await driver.open(merchant.url(ROUTES.mine));
  await visitor.sees(`//header//*[contains(., "${merchant.name}")]`);
  await visitor.sees('//main//h1');
  await visitor.seesNot(the.text(t('worker.title')));
  await driver.open(merchant.url(toHref(ROUTES.news, { id: '3' })));
  await visitor.sees(`//main//h1[.="${t('worker.title')}"]`);
  await visitor.sees(the.button(t('worker.retry')));
  await driver.takeComplaints();
});
