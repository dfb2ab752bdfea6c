// Registration endpoints.
import { defineCall } from '@/lib/shared/calls/call';
import type { WireLoginAnswer, WireRegisterRequest } from '@/lib/shared/calls/wire-session';
import { MODULE_ID } from '@/lib/shared/constants';

const FORM = { method: 'POST', group: 'session', auth: 'public', hasPlayerMessages: true } as const;
const OPENS = { ...FORM, opensSession: true, mayLackSession: true } as const;

export const registerMember = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'register',
  path: '/wps/member/register',
  encrypted: true,
  moduleId: MODULE_ID.register,
});

export const registerMobile = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  moduleId: MODULE_ID.registerMobile,
});

export const registerAutoUsername = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerAutoUsername',
  path: '/wps/member/register/autoUsername',
});

export const registerSocial = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerSocial',
  path: '/wps/member/register/social',
  replaceable: true,
  feature: 'socialRegistration',
});
