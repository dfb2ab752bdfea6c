import { SWITCH_NAMES } from '@/lib/shared/site/parse-status';

test('the switches are the eleven of the specification (A11, ruling 38)', () => {
  expect([...SWITCH_NAMES]).toEqual(
    (
      'GOOGLELOGIN3 FACEBOOKLOGIN3 TWITTERLOGIN3 LINELOGIN3 TELEGRAMLOGIN3 FIREBASECREATEACC3 SSOMANUALREG3 ' +
      'MOBILEAUTOLOGIN3 PWDEXPFORCECHANGE3 UPDATEMOBILEICC3 STARTGAMEINAPP3'
    ).split(' '),
  );
});
