// Stands for https://apis.google.com/js/api.js, which tests cannot reach: the part of gapi.iframes that the sign-in
// library and the emulator's helper frame use. Both load it as a plain script, so it imports and exports nothing.
(() => {
  const FORM = 'gapi-stand-in';
  const query = new URL(document.currentScript.src).searchParams;

  /** One end of the line between a page and its frame. */
  function openLine(findOther) {
    const handlers = new Map([['ping', () => 'pong']]);
    const early = [];
    const waiting = new Map();
    let lastId = 0;
    const post = (message) => findOther()?.postMessage({ form: FORM, ...message }, '*');
    const answer = ({ id, name, data }) => {
      const handle = handlers.get(name);
      if (handle) post({ id, replies: [handle(data)] });
      return handle !== undefined;
    };
    const finish = ({ id, replies }) => {
      try {
        waiting.get(id)?.(replies);
      } catch {
        // Like the original, it swallows errors of a callback: the sign-in library's always throws in the end.
      }
    };
    window.addEventListener('message', ({ source, data }) => {
      if (source !== findOther() || data?.form !== FORM) return;
      if (data.replies) finish(data);
      else if (!answer(data)) early.push(data);
    });
    const send = (name, data, done) => {
      lastId += 1;
      waiting.set(lastId, (replies) => done?.(replies));
      post({ id: lastId, name, data });
    };
    return {
      send,
      register: (name, handle) => {
        handlers.set(name, handle);
        for (const message of early.splice(0)) if (!answer(message)) early.push(message);
      },
      ping: (done) => new Promise((resolve) => send('ping', {}, (replies) => resolve(done?.(replies)))),
      restyle: async () => undefined,
    };
  }

  function openFrame({ where, url, attributes: { style, ...rest } }, onOpen) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, style);
    for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
    const line = openLine(() => frame.contentWindow);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = url;
    where.append(frame);
    return loaded.then(() => onOpen(line));
  }

  const context = { open: openFrame, getParentIframe: () => openLine(() => window.parent) };
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Object, getContext: () => context },
  };
  window[query.get('onload') ?? 'gapi_onload']?.();
})();
