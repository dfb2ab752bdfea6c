// Endpoints of registration and SMS codes.
import type { SandboxEndpoint } from '../../core/call.ts';
import {
  answerRegister,
  answerRegisterAutoUsername,
  answerRegisterMobile,
  answerRegisterSocial,
} from './register.ts';
import { answerSendSms } from './send-sms.ts';

export const registerEndpoints: SandboxEndpoint[] = [
  {
    name: 'register',
    method: 'POST',
    path: '/wps/member/register',
    auth: 'public',
    enc: true,
    moduleId: 'REG3',
    handle: answerRegister,
  },
  {
    name: 'registerMobile',
    method: 'POST',
    path: '/wps/member/register/mobile',
    auth: 'public',
    moduleId: 'MOBILENUMREG3',
    handle: answerRegisterMobile,
  },
  {
    name: 'registerAutoUsername',
    method: 'POST',
    path: '/wps/member/register/autoUsername',
    auth: 'public',
    handle: answerRegisterAutoUsername,
  },
  {
    name: 'registerSocial',
    method: 'POST',
    path: '/wps/member/register/social',
    auth: 'public',
    handle: answerRegisterSocial,
  },
  {
    name: 'sendSms',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    auth: 'public',
    handle: answerSendSms,
  },
];
