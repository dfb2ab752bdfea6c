// Pages to picture: name and address, or the link that leads there.

/** A visitor's pages. `first` is the link on `place` to follow. */
export const VISITOR_PAGES = [
  { name: 'home', place: '/m/home' },
  { name: 'games', place: '/m/game' },
  { name: 'search', place: '/m/game?q=gold' },
  { name: 'game', place: '/m/game', first: 'main a[href*="game="]' },
  { name: 'category', place: '/m/rng' },
  { name: 'lottery', place: '/m/elott' },
  { name: 'mine', place: '/m/mine' },
  { name: 'promotions', place: '/m/activity' },
  { name: 'promotion', place: '/m/activity', first: 'main a[href*="activity?id="]' },
  { name: 'news', place: '/m/news' },
  { name: 'news-one', place: '/m/news', first: 'main a[href*="news?id="]' },
  { name: 'download', place: '/m/download' },
  { name: 'app', place: '/m/app' },
  { name: 'service', place: '/m/service' },
  { name: 'invite', place: '/m/inviteFriends' },
  { name: 'agent', place: '/m/agentRegister' },
  { name: 'diagnosis', place: '/m/diag' },
  { name: 'login', place: '/m/login' },
  { name: 'register', place: '/m/register' },
  { name: 'recover', place: '/m/recover' },
];

/** A member's pages. */
export const MEMBER_PAGES = [
  { name: 'member', place: '/m/member/home' },
  { name: 'member-service', place: '/m/service' },
  { name: 'member-invite', place: '/m/inviteFriends' },
  { name: 'member-promotions', place: '/m/activity' },
  { name: 'member-game', place: '/m/game', first: 'main a[href*="game="]' },
  { name: 'feedback', place: '/m/feedback' },
  { name: 'password', place: '/m/changePsw' },
];

/** Pages for a wide window. */
export const WIDE_PAGES = [
  { name: 'home-wide', place: '/m/home' },
  { name: 'promotions-wide', place: '/m/activity' },
  { name: 'service-wide', place: '/m/service' },
];
