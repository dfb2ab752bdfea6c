// The form of a language's texts.
export type PromotionKey = 'welcome' | 'cashback' | 'weekend' | 'referral' | 'app' | 'club';
export type BannerKey = 'welcome' | 'live' | 'draw' | 'fresh' | 'partner' | 'top';
export type NewsKey = 'season' | 'payments' | 'tournament' | 'maintenance' | 'safer' | 'app' | 'studio';
export type RefusalKey = 'password' | 'locked' | 'nameTaken' | 'nameForm' | 'numberTaken' | 'oldPassword';
export type ServiceKey = 'chat' | 'email' | 'phone' | 'telegram' | 'vip';

export type Texts = {
  banners: Record<BannerKey, string>;
  categories: Record<'welcome' | 'casino' | 'club', string>;
  promotions: Record<PromotionKey, { title: string; content: string }>;
  news: Record<NewsKey, { title: string; content: string }>;
  service: Record<ServiceKey, string>;
  download: { description: string; loginPrompt: string };
  upgrade: { title: string; message: string };
  lanes: Record<'slots' | 'studios' | 'tables', string>;
  refusals: Record<RefusalKey, string>;
};
