// Calls the captcha vendor's stand-in as its scripts do, and solves its puzzle from the picture.

export const CAPTCHA_ID = 'a0a0c4e1d2b34f5687a9b0c1d2e3f401';

type Answer = { status: string; code?: string; error_code?: string; data: Record<string, string> };

/** Where the piece belongs, read off the picture: the gap's edge, less the piece's margin. */
export function gapOf(bg: string): number {
  const svg = Buffer.from(bg.split(',')[1] ?? '', 'base64').toString('utf8');
  return Number(/id="gap" transform="translate\((\d+)/.exec(svg)?.[1]) - 2;
}

export const createCaptchaClient = (origin: () => string) => {
  const call = async (path: string, query: Record<string, string>): Promise<Answer> => {
    const response = await fetch(
      `${origin()}${path}?${new URLSearchParams({ callback: 'geetest_1', ...query })}`,
    );
    return JSON.parse((await response.text()).slice('geetest_1('.length, -1));
  };
  const load = (captcha_id = CAPTCHA_ID) => call('/load', { captcha_id });
  const verify = (lot_number: string, w: number | string, captcha_id = CAPTCHA_ID) =>
    call('/verify', { captcha_id, lot_number, w: String(w) });
  const solveV4 = async (captcha_id = CAPTCHA_ID): Promise<Record<string, string>> => {
    const { data } = await load(captcha_id);
    const solved = await verify(data.lot_number ?? '', gapOf(data.bg ?? ''), captcha_id);
    return solved.data.seccode as unknown as Record<string, string>;
  };
  const solveV3 = async (challenge: string) => {
    const request = { gt: CAPTCHA_ID, challenge };
    const { data } = await call('/get.php', request);
    const solved = await call('/ajax.php', { ...request, w: String(gapOf(data.bg ?? '')) });
    return { geetestChallenge: challenge, geetestSeccode: `${solved.data.validate}|jordan` };
  };
  return { call, load, verify, solveV4, solveV3 };
};
