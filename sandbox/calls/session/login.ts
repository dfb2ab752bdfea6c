// Login by password, SMS code or third-party proof, with counted tries and second factor.
import { requireCaptcha } from '../../captcha/captcha-proof.ts';
import type { ReceivedCall } from '../../core/call.ts';
import { readText } from '../../core/json-value.ts';
import { checkFirstFactor, enterWithOneFactor } from './first-factor.ts';
import { toLoginAnswer } from './login-answer.ts';

export const answerLogin = (call: ReceivedCall): unknown => {
  const type = readText(call.body, 'type') || 'username';
  if (type === 'username' || type === 'sms') requireCaptcha(call, 'login');
  return toLoginAnswer(call.state, enterWithOneFactor(call, checkFirstFactor(call, type)));
};
