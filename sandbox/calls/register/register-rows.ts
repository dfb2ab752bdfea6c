// Rows of the table for registration and SMS codes.
import type { Endpoint } from '../../core/call.ts';
import { register, registerAutoUsername, registerMobile, registerSocial } from './register.ts';
import { sendSms } from './send-sms.ts';

export const registerEndpoints: Endpoint[] = [
  {
    name: 'register',
    method: 'POST',
    path: '/wps/member/register',
    auth: 'public',
    enc: true,
    moduleId: 'REG3',
    handle: register,
  },
  {
    name: 'registerMobile',
    method: 'POST',
    path: '/wps/member/register/mobile',
    auth: 'public',
    moduleId: 'MOBILENUMREG3',
    handle: registerMobile,
  },
  {
    name: 'registerAutoUsername',
    method: 'POST',
    path: '/wps/member/register/autoUsername',
    auth: 'public',
    handle: registerAutoUsername,
  },
  {
    name: 'registerSocial',
    method: 'POST',
    path: '/wps/member/register/social',
    auth: 'public',
    handle: registerSocial,
  },
  { name: 'sendSms', method: 'POST', path: '/wps/verification/sms/noLogin', auth: 'public', handle: sendSms },
];
