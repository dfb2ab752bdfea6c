// Stand-in of Google Identity Services: `google.accounts.id` with its own bar for the prompt.
import type { JsonObject } from '../core/json-value.ts';

const source = `(function (account) {
  var settings = null, bar = null, calls = [];
  function encode(value) {
    var bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCharCode.apply(null, bytes)).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  }
  function token() {
    var now = Math.floor(Date.now() / 1000);
    var claims = Object.assign({ iss: 'https://accounts.google.com', aud: settings.client_id, azp: settings.client_id,
      email_verified: true, iat: now, exp: now + 3600 }, account);
    return encode({ alg: 'none', typ: 'JWT' }) + '.' + encode(claims) + '.';
  }
  function take() { if (bar) bar.remove(); bar = null; }
  function button(name, text, act) {
    var made = document.createElement('button');
    made.type = 'button';
    made.dataset.onetap = name;
    made.textContent = text;
    made.style.cssText = 'min-height:44px;padding:8px 16px;border:1px solid #747775;border-radius:22px;background:#fff;color:#1f1f1f;font:inherit';
    made.onclick = function () { take(); act(); };
    return made;
  }
  function show() {
    take();
    bar = document.createElement('div');
    bar.setAttribute('role', 'region');
    bar.setAttribute('aria-label', 'Google One Tap (sandbox)');
    bar.style.cssText = 'position:fixed;z-index:2147483647;top:12px;right:12px;left:12px;max-width:420px;margin:0 auto;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:12px 16px;border-radius:16px;background:#fff;color:#1f1f1f;box-shadow:0 8px 30px rgb(0 0 0 / 30%);font:15px system-ui;direction:ltr';
    var words = document.createElement('span');
    words.style.cssText = 'flex:1 1 100%';
    words.textContent = 'Google (sandbox): ' + account.name + ', ' + account.email;
    bar.append(words,
      button('continue', 'Continue as ' + account.name, function () {
        settings.callback({ credential: token(), select_by: 'user' });
      }),
      button('close', 'Close', function () {}));
    document.body.append(bar);
  }
  function record(name, act) {
    return function (value) {
      calls.push(name);
      return act(value);
    };
  }
  window.google = { accounts: { id: {
    calls: calls,
    initialize: record('initialize', function (given) { settings = given; }),
    prompt: record('prompt', function () { if (settings && account) show(); }),
    cancel: record('cancel', take),
    disableAutoSelect: record('disableAutoSelect', function () {})
  } } };
})`;

/** Returns the script for a browser in which `account` (sub, email, name) is signed in; null shows no prompt. */
export const toIdentityScript = (account: JsonObject | null): string =>
  `${source}(${JSON.stringify(account).replaceAll('<', '\\u003c')});`;
