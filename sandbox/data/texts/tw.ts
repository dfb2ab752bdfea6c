// Traditional Chinese texts of the demo.
import type { Texts } from './text-form.ts';

export const tw: Texts = {
  banners: {
    welcome: '歡迎來到 {brand}:首存 100%,最高 {m:300}',
    live: '真人荷官,一觸即玩',
    draw: '每五分鐘開獎一次',
    fresh: '本週新遊戲',
    partner: '{brand} 合作夥伴俱樂部',
    top: '把 {brand} 帶在身邊',
  },
  categories: { welcome: '新人禮遇', casino: '娛樂場與真人', club: '會員與好友' },
  promotions: {
    welcome: {
      title: '迎新獎金:100%,最高 {m:300}',
      content:
        '<h2>首次存款雙倍</h2><p>在 {brand} 首次存款,即可用<strong>雙倍金額</strong>遊戲,最高 {m:300}。</p><h3>如何領取</h3><ol><li>註冊並驗證手機號碼。</li><li>存款至少 {m:10}。</li><li>獎金一分鐘內入帳。</li></ol><h3>條款</h3><ul><li>14 天內完成 12 倍流水。</li><li>老虎機計 100%,桌上遊戲計 20%。</li><li>每人每戶限一次。</li></ul>',
    },
    cashback: {
      title: '真人返水:每週一 8%',
      content:
        '<h2>真人玩家返還</h2><p>每週一返還上週真人桌<strong>淨輸額的 8%</strong>,最高 {m:200},無流水要求。</p>',
    },
    weekend: {
      title: '週末 50 次免費旋轉',
      content:
        '<h2>兩天五十次</h2><p>週六或週日存入 {m:20},即可在 <strong>Silk Dragon</strong> 或 <strong>Jade Pagoda</strong> 獲得 50 次旋轉。</p>',
    },
    referral: {
      title: '邀請好友,雙方各得 {m:20}',
      content:
        '<h2>與朋友同樂</h2><p>分享您的連結。好友註冊並存入 {m:20} 後,<strong>雙方各得 {m:20}</strong>。</p><ul><li>每月最多 20 位好友。</li></ul>',
    },
    app: {
      title: '安裝應用,領取 {m:5}',
      content: '<h2>十秒加到主畫面</h2><p>安裝 {brand},從應用登入一次,即得 <strong>{m:5}</strong>。</p>',
    },
    club: {
      title: '會員俱樂部:五個等級',
      content:
        '<h2>越玩等級越高</h2><table><thead><tr><th>等級</th><th>返水</th></tr></thead><tbody><tr><td>青銅</td><td>2%</td></tr><tr><td>白銀</td><td>4%</td></tr><tr><td>黃金</td><td>6%</td></tr><tr><td>鉑金</td><td>8%</td></tr><tr><td>鑽石</td><td>10%</td></tr></tbody></table>',
    },
  },
  news: {
    season: { title: '新賽季開始', content: '八週、一個排行榜、總獎金 {m:5000}。\n祝您好運,也請適可而止。' },
    payments: { title: '提款更快了', content: '大多數提款十分鐘內入帳,全天候。\n帳戶姓名須與證件一致。' },
    tournament: { title: '週六錦標賽', content: '週六 20:00 開始,持續三小時。\n前 100 名分享 {m:800}。' },
    maintenance: {
      title: 'Quiet Weaver 維護',
      content: '本週 Quiet Weaver 的遊戲暫停。\n未完成的局會保留。',
    },
    safer: { title: '新功能:遊戲時鐘', content: '隨時看到已玩多久,並可設定休息提醒。' },
    app: { title: '應用 2.4.39 已發布', content: '啟動更快,更省流量。' },
    studio: { title: 'Lumen Forge 登場', content: '今日新增二十四款老虎機和六款飛行遊戲。' },
  },
  service: { chat: '線上客服', email: '電子郵件', phone: '電話', telegram: 'Telegram', vip: '您的黃金經理' },
  download: { description: '主畫面上的 {brand}:更快、更輕。', loginPrompt: '登入後下載應用並領取 {m:5}。' },
  upgrade: { title: '新版本已就緒', message: '立即更新,啟動更快,遊戲更流暢。' },
  lanes: { slots: '老虎機', studios: '遊戲商', tables: '桌檯' },
};
