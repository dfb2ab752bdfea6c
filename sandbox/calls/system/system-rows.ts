// Site endpoints: status, config, country, domains, manifest, ping, beacon, download settings.
import { publicGet, type ReceivedCall, requireField, type SandboxEndpoint } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { merchants } from '../../core/merchant.ts';
import { appResources } from '../../data/app-links.ts';
import { fillText, textsOf } from '../../data/texts/texts.ts';
import { checkEvents } from '../../tracking/check-events.ts';
import { checkBeacon } from './beacon.ts';
import { answerWebManifest } from './manifest.ts';
import { answerSiteConfig } from './site-config.ts';
import { answerStatus } from './status-answer.ts';

const country = ({ merchant }: ReceivedCall) => {
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

const domainRoute = ({ merchant: { code } }: ReceivedCall) => ({
  domainList: [`${code}.localhost`, `fast.${code}.localhost`, `m.${code}.localhost`].map((domainName) => ({
    domainName,
  })),
});

const ping = ({ state, merchant }: ReceivedCall) => ({
  merchant: merchant.code,
  at: new Date(state.now()).toISOString(),
});

const keep = (kind: string) => (call: ReceivedCall) => {
  const data = JSON.stringify(call.body);
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, NULL, ?, ?)')
    .run(call.merchant.code, kind, data, call.state.now());
  return { received: true };
};

const collect = (call: ReceivedCall): unknown => {
  if (requireField(call, 'merchant') !== call.merchant.code) {
    throw new CallError('merchant.mismatch', 'The merchant of the body is another one.', { httpStatus: 400 });
  }
  checkBeacon(call.body.value);
  return keep('collect')(call);
};

const events = (call: ReceivedCall): unknown => {
  checkEvents(call.body);
  return keep('events')(call);
};

const downloadSetting = ({ merchant, language, origin }: ReceivedCall) => {
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

const assetList = ({ merchant: { code }, origin }: ReceivedCall) =>
  ['logos', 'splash', 'favicons'].map((name) => ({ name, url: `${origin}/art/${name}/${code}.svg` }));

export const systemEndpoints: SandboxEndpoint[] = [
  {
    name: 'status',
    method: 'GET',
    path: '/wps/v2/system/status',
    auth: 'public',
    cacheControl: 'no-cache',
    handle: answerStatus,
  },
  publicGet('siteConfig', '/wps/system/config', answerSiteConfig),
  publicGet('country', '/wps/system/country', country),
  publicGet('domainRoute', '/wps/system/domainRoute', domainRoute),
  {
    name: 'manifest',
    method: 'GET',
    path: '/wps/system/manifest.json',
    auth: 'public',
    bare: true,
    handle: answerWebManifest,
  },
  publicGet('ping', '/wps/system/test/ping', ping),
  { name: 'collect', method: 'POST', path: '/wps/system/collect', auth: 'public', handle: collect },
  { name: 'events', method: 'POST', path: '/wps/relay/S2S_events', auth: 'public', handle: events },
  publicGet('downloadSetting', '/wps/relay/WPSCORE_getDownloadSetting', downloadSetting),
  publicGet('assetList', '/wps/relay/MCSFE_getAssetList', assetList),
];
