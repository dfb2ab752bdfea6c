// Site status of a merchant, with the control endpoint's patches.
import type { ReceivedCall } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { type JsonObject, mergeJson } from '../../core/json-value.ts';
import { getOverrides } from '../../core/provider-state.ts';
import { appResources } from '../../data/app-links.ts';
import { brokenEntries, serviceEntries } from '../../data/service-entries.ts';
import { toAlternateHostOrigin } from '../../pages/site-origin.ts';

const allOff = {
  GOOGLELOGIN3: false,
  FACEBOOKLOGIN3: false,
  TWITTERLOGIN3: false,
  LINELOGIN3: false,
  TELEGRAMLOGIN3: false,
  FIREBASECREATEACC3: false,
  SSOMANUALREG3: false,
  MOBILEAUTOLOGIN3: true,
  PWDEXPFORCECHANGE3: true,
  UPDATEMOBILEICC3: false,
  STARTGAMEINAPP3: false,
};

// Each brand has its own mix, so that the demo shows the switches.
const switches: Record<string, Partial<typeof allOff>> = {
  aurora: { LINELOGIN3: true, TELEGRAMLOGIN3: true },
  rio: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, FIREBASECREATEACC3: true },
  noor: { GOOGLELOGIN3: true, MOBILEAUTOLOGIN3: false },
  lotus: { LINELOGIN3: true, TELEGRAMLOGIN3: true, GOOGLELOGIN3: true, SSOMANUALREG3: true },
};

const baseStatus = ({ merchant, headers, origin, language }: ReceivedCall): JsonObject => ({
  maintenance: false,
  regionRestriction: false,
  ip: headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '127.0.0.1',
  test: false,
  merchantCode: merchant.code,
  mobileTemplate: 'A',
  imageCDNs: [toAlternateHostOrigin(origin, '127.0.0.1'), toAlternateHostOrigin(origin, 'localhost')],
  register: { captcha: { enabled: false } },
  captcha: { login: false, sms: false, register: false },
  whitelabelVal: { ...allOff, ...switches[merchant.code] },
  resources: appResources(merchant.code),
  customerService: [...serviceEntries(merchant, language), ...brokenEntries(merchant)],
  sms: { firebase: true, apiKey: `demo-key-${merchant.code}` },
  gw: { GEETEST_ID: merchant.captchaId, GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 9 },
});

/** Returns the patched status; never fails. */
export const toStatus = (call: ReceivedCall): JsonObject =>
  mergeJson(baseStatus(call), getOverrides(call.state, call.merchant.code).status);

export const answerStatus = (call: ReceivedCall): JsonObject => {
  const { statusError } = getOverrides(call.state, call.merchant.code);
  if (statusError) throw new CallError(statusError.errorCode, statusError.message);
  return toStatus(call);
};
