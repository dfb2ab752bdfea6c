// Rows of the table for the site itself: status, config, country, domains, manifest, ping, beacon, download settings.
import type { Call, Endpoint } from '../../core/call.ts';
import { requireField } from '../../core/call.ts';
import { merchants } from '../../core/merchant.ts';
import { Refusal } from '../../core/refusal.ts';
import { appResources } from '../../data/app-links.ts';
import { fillText, textsOf } from '../../data/texts/texts.ts';
import { checkEvents } from '../../tracking/check-events.ts';
import { checkBeacon } from './beacon.ts';
import { manifest } from './manifest.ts';
import { siteConfig } from './site-config.ts';
import { status } from './status-answer.ts';

const country = ({ merchant }: Call) => {
  const { countryCode, countryName, countryDialingCode, currency, currencySymbol, currencyPosition } =
    merchant;
  const toRow = (one: typeof merchant) => ({
    countryCode: one.countryCode,
    countryName: one.countryName,
    countryDialingCode: one.countryDialingCode,
  });
  const others = [...merchants.values()].filter((one) => one.countryCode !== countryCode).map(toRow);
  const countries = [{ countryCode, countryName, countryDialingCode }, ...others];
  return { countries, countryCode, countryDialingCode, currencySymbol, currency, currencyPosition };
};

const domainRoute = ({ merchant: { code } }: Call) => ({
  domainList: [`${code}.localhost`, `fast.${code}.localhost`, `m.${code}.localhost`].map((domainName) => ({
    domainName,
  })),
});

const ping = ({ state, merchant }: Call) => ({
  merchant: merchant.code,
  at: new Date(state.now()).toISOString(),
});

const keep = (kind: string) => (call: Call) => {
  const data = JSON.stringify(call.body);
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, NULL, ?, ?)')
    .run(call.merchant.code, kind, data, call.state.now());
  return { received: true };
};

const collect = (call: Call): unknown => {
  if (requireField(call, 'merchant') !== call.merchant.code) {
    throw new Refusal('merchant.mismatch', 'The merchant of the body is another one.', { httpStatus: 400 });
  }
  checkBeacon(call.body.value);
  return keep('collect')(call);
};

const events = (call: Call): unknown => {
  checkEvents(call.body);
  return keep('events')(call);
};

const downloadSetting = ({ merchant, language, origin }: Call) => {
  const { description, loginPrompt } = textsOf(language).download;
  return {
    app_desc: fillText(description, merchant),
    login_prompt_text: fillText(loginPrompt, merchant),
    resources: [
      ...appResources(merchant.code),
      { resourceType: 'AppDownloadIcon', url: `${origin}/art/favicons/${merchant.code}.svg` },
    ],
  };
};

const assetList = ({ merchant: { code }, origin }: Call) =>
  ['logos', 'splash', 'favicons'].map((name) => ({ name, url: `${origin}/art/${name}/${code}.svg` }));

export const systemEndpoints: Endpoint[] = [
  {
    name: 'status',
    method: 'GET',
    path: '/wps/v2/system/status',
    auth: 'public',
    cacheControl: 'no-cache',
    handle: status,
  },
  { name: 'siteConfig', method: 'GET', path: '/wps/system/config', auth: 'public', handle: siteConfig },
  { name: 'country', method: 'GET', path: '/wps/system/country', auth: 'public', handle: country },
  {
    name: 'domainRoute',
    method: 'GET',
    path: '/wps/system/domainRoute',
    auth: 'public',
    handle: domainRoute,
  },
  {
    name: 'manifest',
    method: 'GET',
    path: '/wps/system/manifest.json',
    auth: 'public',
    bare: true,
    handle: manifest,
  },
  { name: 'ping', method: 'GET', path: '/wps/system/test/ping', auth: 'public', handle: ping },
  { name: 'collect', method: 'POST', path: '/wps/system/collect', auth: 'public', handle: collect },
  { name: 'events', method: 'POST', path: '/wps/relay/S2S_events', auth: 'public', handle: events },
  {
    name: 'downloadSetting',
    method: 'GET',
    path: '/wps/relay/WPSCORE_getDownloadSetting',
    auth: 'public',
    handle: downloadSetting,
  },
  {
    name: 'assetList',
    method: 'GET',
    path: '/wps/relay/MCSFE_getAssetList',
    auth: 'public',
    handle: assetList,
  },
];
