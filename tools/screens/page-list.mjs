// Every page that is pictured: its name, its address, and for addresses that the data decide, the link that leads there.

/** What a visitor sees. `first` is the link on `place` that is followed. */
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

/** What a member sees. */
export const MEMBER_PAGES = [
  { name: 'member', place: '/m/member/home' },
  { name: 'member-service', place: '/m/service' },
  { name: 'member-invite', place: '/m/inviteFriends' },
  { name: 'member-promotions', place: '/m/activity' },
  { name: 'member-game', place: '/m/game', first: 'main a[href*="game="]' },
  { name: 'feedback', place: '/m/feedback' },
  { name: 'password', place: '/m/changePsw' },
];

/** What is looked at in a wide window. */
export const WIDE_PAGES = [
  { name: 'home-wide', place: '/m/home' },
  { name: 'promotions-wide', place: '/m/activity' },
  { name: 'service-wide', place: '/m/service' },
];
