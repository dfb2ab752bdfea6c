import { decodeServicePath } from '@/lib/server/provider/service-path';

// Made with openssl enc -des-ecb, so that both ends are not the same library.
test.each([
  ['Gah4mPUcBBbQOQWq03XH55jIRB/Uk0YDtAKbmGXJ3A8=k3yK3yK3', 'https://chat.example/live'],
  ['dshx0gIxd21CMTJzQCyhF/65WbfUZC/L12345678', 'tel:+18005550117'],
  ['tQF2opnPB/Bf+T5lpbyTIOVXjiNSpTYytoUzhR9xGGY=abcdefgh', 'mailto:service@brand.example'],
  ['WRggYF8mms6hoWW3tQgCQis/RQqmK5fIScpXSMnscOg=aB!{~#9z', 'tg://resolve?domain=brand'],
  ['jFAiSR+5E2GqvaV3IHyPPGRL1YreSvP912345678', 'javascript:alert(1)'],
  ['Sgq94WOrg/IOrtk9ehrEusBCOWOSgXdreMO8mOrFA6E=12345678', 'https://chat.example/größe'],
  ['/rlZt9RkL8s=12345678', ''],
])('%s opens by its last 8 characters (E13, provider-api §6)', (path, url) => {
  expect(decodeServicePath(path)).toBe(url);
});

test.each([
  ['nothing', ''],
  ['a key alone', '12345678'],
  ['less than a key', 'abc'],
  ['a wrong key', 'dshx0gIxd21CMTJzQCyhF/65WbfUZC/L12345679'.replace('12345679', '92345671')],
  ['no base64', '!!not base64 at all!!12345678'],
  ['base64 that is no whole block', 'aGVsbG8=12345678'],
  ['a cut text', 'dshx0gIxd21CMTJzQCyhFw==12345678'],
  ['bytes that are no UTF-8', 'ntDio74d15A=12345678'],
  ['a key with a line break', '/rlZt9RkL8s=1234\n678'],
  ['a key beyond ASCII', '/rlZt9RkL8s=1234567ü'],
])('%s opens nothing (E13, ruling 48)', (_what, path) => {
  expect(decodeServicePath(path)).toBeUndefined();
});
