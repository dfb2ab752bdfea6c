// Calls a running sandbox as the wire format specifies, using only node:crypto.
import {
  constants,
  createCipheriv,
  createHash,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

export type Reply = {
  status: number;
  headers: Headers;
  success: boolean;
  errorCode?: string;
  message?: string;
  value: any;
};

export type Ask = {
  method?: string;
  merchant?: string;
  headers?: Record<string, string>;
  token?: string;
  body?: unknown;
};

const plainHeaders = { 'x-real-ua': 'Mozilla%2F5.0%20(Test)', language: 'EN' };

const toReply = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  return { status: response.status, headers: response.headers, ...(text ? JSON.parse(text) : {}) };
};

export const seal = (publicKey: string, content: unknown) => {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const parts = [iv, cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()];
  const value = Buffer.concat(parts).toString('base64');
  const pem = publicKey.startsWith('-----')
    ? createPublicKey(publicKey)
    : createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const wrapped = publicEncrypt(
    { key: pem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    key,
  );
  const headers = {
    encryption: 'A256GCM',
    'x-rsa': wrapped.toString('base64'),
    'x-digest': createHash('sha256').update(value).digest('base64'),
  };
  return { headers, body: { value } };
};

export const createProviderClient = (origin: string) => {
  const ask = async (path: string, { method, merchant = 'aurora', headers, token, body }: Ask = {}) => {
    const sent = new Headers({ ...plainHeaders, merchant, ...headers });
    if (token) sent.set('authorization', token);
    if (body !== undefined) sent.set('content-type', 'application/json');
    const init = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: sent,
      redirect: 'manual' as const,
    };
    return toReply(
      await fetch(origin + path, body === undefined ? init : { ...init, body: JSON.stringify(body) }),
    );
  };
  const askSealed = async (path: string, content: unknown, more: Ask = {}) => {
    const key = await ask('/wps/session/key/rsa', { merchant: more.merchant ?? 'aurora' });
    const sealed = seal(key.value, content);
    return ask(path, {
      ...more,
      method: 'POST',
      headers: { ...sealed.headers, ...more.headers },
      body: sealed.body,
    });
  };
  const login = (username: string, password = 'Passw0rd!', merchant = 'aurora') =>
    askSealed('/wps/session/login', { username, password }, { merchant });
  const control = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/control${path}`, init);
    return response.json();
  };
  const readCode = async (target: string, merchant = 'aurora'): Promise<string> => {
    const codes = await control(`/codes?merchant=${merchant}`);
    return codes.find((one: { target: string }) => one.target === target)?.code ?? '';
  };
  return { ask, askSealed, login, control, readCode };
};
