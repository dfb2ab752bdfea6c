// The stand-in script: defines initGeetest and initGeetest4 as the vendor does, with a small dialog of its own.
export const captchaScript = `(function () {
  var origin = new URL(document.currentScript.src).origin;
  var nonce = document.currentScript.nonce;
  var count = Date.now();
  function call(path, query, done) {
    var name = 'geetest_' + (count += 1);
    var script = document.createElement('script');
    var failed = function () { done(null); };
    window[name] = function (answer) { delete window[name]; script.remove(); done(answer.status === 'success' ? answer.data : null); };
    script.nonce = nonce;
    script.src = origin + path + '?' + new URLSearchParams(Object.assign({ callback: name }, query));
    script.onerror = failed;
    document.head.appendChild(script);
  }
  function button(text, act) {
    var made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.style.cssText = 'display:block;width:100%;margin:8px 0;padding:12px;border:0;border-radius:10px;font:inherit';
    made.onclick = act;
    return made;
  }
  function open(acts) {
    var dialog = document.createElement('dialog');
    dialog.className = 'sandbox-captcha';
    dialog.style.cssText = 'border:0;border-radius:16px;padding:20px;width:260px;font:16px system-ui';
    dialog.append('Sandbox captcha');
    Object.keys(acts).forEach(function (name) {
      var made = button(name, function () { dialog.remove(); acts[name](); });
      made.dataset.captcha = name;
      dialog.append(made);
    });
    dialog.oncancel = function () { dialog.remove(); acts.close(); };
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }
  function instance(solve) {
    var heard = {}, proof = false, shown = null, self = {};
    function say(name, what) { (heard[name] || []).forEach(function (hear) { hear(what); }); }
    ['onReady', 'onNextReady', 'onSuccess', 'onFail', 'onError', 'onClose'].forEach(function (name) {
      self[name] = function (hear) { (heard[name] = heard[name] || []).push(hear); return self; };
    });
    self.showCaptcha = self.verify = self.showBox = function () {
      shown = open({
        pass: function () {
          solve(function (given) {
            proof = given || false;
            if (given) say('onSuccess');
            else say('onError', { code: '60101', error_code: 'error_105', msg: 'refused', desc: { detail: '' } });
          });
        },
        fail: function () { say('onFail', { code: '60101', msg: 'wrong' }); },
        close: function () { say('onClose'); },
        error: function () { say('onError', { code: '60500', error_code: 'error_113', msg: 'forbidden', desc: { detail: '' } }); }
      });
    };
    self.getValidate = function () { return proof; };
    self.reset = function () { proof = false; };
    self.destroy = function () { if (shown) shown.remove(); heard = {}; };
    self.appendTo = self.bindForm = function () { return self; };
    setTimeout(function () { say('onReady'); }, 30);
    return self;
  }
  window.initGeetest4 = function (config, ready) {
    call('/captcha/v4/load', { captcha_id: config.captchaId }, function (loaded) {
      if (!loaded) return config.onError && config.onError({ code: '60001', msg: 'captcha id', desc: { detail: '' } });
      var lot = loaded.lot_number;
      ready(instance(function (done) {
        call('/captcha/v4/verify', { captcha_id: config.captchaId, lot_number: lot }, done);
      }));
    });
  };
  window.initGeetest = function (config, ready) {
    ready(instance(function (done) {
      call('/captcha/v3/verify', { gt: config.gt, challenge: config.challenge }, done);
    }));
  };
})();`;
