// Feature switches of the specification; other names in whitelabelVal are ignored.

/** UPDATEMOBILEICC3 has no behaviour of its own. */
export const SWITCH_NAMES = [
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'TWITTERLOGIN3',
  'LINELOGIN3',
  'TELEGRAMLOGIN3',
  'FIREBASECREATEACC3',
  'SSOMANUALREG3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'UPDATEMOBILEICC3',
  'STARTGAMEINAPP3',
] as const;

export type SwitchName = (typeof SWITCH_NAMES)[number];
