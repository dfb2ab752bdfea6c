// Screens that are checked in every language of every brand.

/** A visitor's screens; `open` is tapped before the picture, `first` the link on `place` to follow. */
export const VISITOR_SCREENS = [
  { name: 'home', place: '/m/home' },
  { name: 'languages', place: '/m/home', open: '[commandfor="language-sheet"]' },
  { name: 'games', place: '/m/game' },
  { name: 'category', place: '/m/rng' },
  { name: 'game', place: '/m/game', first: 'main a[href*="game="]' },
  { name: 'promotions', place: '/m/activity' },
  { name: 'login', place: '/m/login' },
  { name: 'register', place: '/m/register' },
  { name: 'recover', place: '/m/recover' },
  { name: 'download', place: '/m/download' },
  { name: 'app', place: '/m/app' },
  { name: 'service', place: '/m/service' },
  { name: 'invite', place: '/m/inviteFriends' },
  { name: 'safety', place: '/m/safety' },
  { name: 'privacy', place: '/m/privacy' },
  { name: 'mine', place: '/m/mine' },
  { name: 'diagnosis', place: '/m/diag' },
  { name: 'missing', place: '/m/nothing-here' },
];

/** A member's screens, loaded after the page. */
export const MEMBER_SCREENS = [
  { name: 'member', place: '/m/member/home', isOwn: true },
  { name: 'member-invite', place: '/m/inviteFriends', isOwn: true },
  { name: 'feedback', place: '/m/feedback', isOwn: true },
  { name: 'password', place: '/m/changePsw', isOwn: true },
];
