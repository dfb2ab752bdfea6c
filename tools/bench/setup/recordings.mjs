// Records the sandbox's answers to public calls, so that nginx can serve them at negligible cost.
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { get, startBenchNode } from '../measure/processes.mjs';

const LIST = '?platform=MOBILE&language=EN';
const RECORDED = [
  '/wps/v2/system/status?device=mobile',
  '/wps/system/config',
  '/wps/system/country',
  '/wps/system/domainRoute?device=mobile',
  `/wps/relay/GCSGAME_newGameVendor${LIST}`,
  `/wps/relay/GCSGAME_getGameMatchV2${LIST}`,
  '/wps/relay/MCSFE_getListAnnouncements?platform=MOBILE',
  '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  '/wps/relay/WPSCORE_getDownloadSetting?domain=aurora.localhost',
  '/wps/relay/WPSCORE_getTelegramLoginSetting',
  '/wps/relay/WPSCORE_getCustomerServiceScript',
];

/** The answer of about 0.9 kB for measuring the API proxy. */
const SMALL = JSON.stringify({
  success: true,
  value: {
    id: '1001',
    account: 'bench',
    type: 0,
    language: 'EN',
    rows: Array.from({ length: 12 }, (_, at) => ({
      id: at,
      name: `entry number ${at}`,
      note: 'a few words of text',
    })),
  },
});
const SMALL_PATHS = ['/wps/captcha/geetest', '/wps/member/info', '/wps/relay/MCSFE_getPlayerRankProgress'];

/** Every bench merchant gets the same answers: names of the sandbox's own merchant are removed. */
export function withoutMerchant(text, port) {
  const { success, value } = JSON.parse(text);
  if (value !== null && typeof value === 'object') {
    delete value.merchantCode;
    delete value.domains;
  }
  const ownOrigin = new RegExp(`http://(127\\.0\\.0\\.1|localhost):${port}`, 'g');
  return JSON.stringify({ success, value }).replaceAll(ownOrigin, 'https://cdn.bench.example');
}

/** Returns answers by path. @throws when the sandbox answers none of its public calls. */
export async function recordAnswers(port) {
  const sandbox = await startBenchNode([fromRoot('sandbox/main.ts')], {
    env: { SANDBOX_PORT: String(port), NODE_NO_WARNINGS: '1' },
    probe: { port, path: '/control/calls' },
  });
  const headers = { Merchant: 'aurora', Language: 'EN', 'X-Real-UA': 'bench', 'X-Forwarded-For': '10.0.0.1' };
  const all = { ...headers, 'X-Forwarded-Host': 'aurora.localhost', 'X-Forwarded-Proto': 'http' };
  const answers = new Map(SMALL_PATHS.map((path) => [path, SMALL]));
  for (const path of RECORDED) {
    const answer = await get({ port, path, headers: all });
    if (answer?.status !== 200)
      throw new Error(`the sandbox answers ${path} with ${answer?.status}: ${answer?.text}`);
    answers.set(path.split('?', 1)[0], withoutMerchant(answer.text, port));
  }
  await sandbox.stop();
  return answers;
}
