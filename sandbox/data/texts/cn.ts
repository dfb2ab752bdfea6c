// Simplified Chinese texts of the demo.
import type { Texts } from './text-form.ts';

export const cn: Texts = {
  banners: {
    welcome: '欢迎来到 {brand}:首存 100%,最高 {m:300}',
    live: '真人荷官,一触即玩',
    draw: '每五分钟开奖一次',
    fresh: '本周新游戏',
    partner: '{brand} 合作伙伴俱乐部',
    top: '把 {brand} 带在身边',
  },
  categories: { welcome: '新人礼遇', casino: '娱乐场与真人', club: '会员与好友' },
  promotions: {
    welcome: {
      title: '迎新奖金:100%,最高 {m:300}',
      content:
        '<h2>首次存款双倍</h2><p>在 {brand} 首次存款,即可用<strong>双倍金额</strong>游戏,最高 {m:300}。</p><h3>如何领取</h3><ol><li>注册并验证手机号。</li><li>存款至少 {m:10}。</li><li>奖金一分钟内到账。</li></ol><h3>条款</h3><ul><li>14 天内完成 12 倍流水。</li><li>老虎机计 100%,桌面游戏计 20%。</li><li>每人每户限一次。</li></ul>',
    },
    cashback: {
      title: '真人返水:每周一 8%',
      content:
        '<h2>真人玩家返还</h2><p>每周一返还上周真人桌<strong>净输额的 8%</strong>,最高 {m:200},无流水要求。</p>',
    },
    weekend: {
      title: '周末 50 次免费旋转',
      content:
        '<h2>两天五十次</h2><p>周六或周日存入 {m:20},即可在 <strong>Silk Dragon</strong> 或 <strong>Jade Pagoda</strong> 获得 50 次旋转。</p>',
    },
    referral: {
      title: '邀请好友,双方各得 {m:20}',
      content:
        '<h2>与朋友同乐</h2><p>分享您的链接。好友注册并存入 {m:20} 后,<strong>双方各得 {m:20}</strong>。</p><ul><li>每月最多 20 位好友。</li></ul>',
    },
    app: {
      title: '安装应用,领取 {m:5}',
      content: '<h2>十秒添加到主屏幕</h2><p>安装 {brand},从应用登录一次,即得 <strong>{m:5}</strong>。</p>',
    },
    club: {
      title: '会员俱乐部:五个等级',
      content:
        '<h2>越玩等级越高</h2><table><thead><tr><th>等级</th><th>返水</th></tr></thead><tbody><tr><td>青铜</td><td>2%</td></tr><tr><td>白银</td><td>4%</td></tr><tr><td>黄金</td><td>6%</td></tr><tr><td>铂金</td><td>8%</td></tr><tr><td>钻石</td><td>10%</td></tr></tbody></table>',
    },
  },
  news: {
    season: { title: '新赛季开始', content: '八周、一个排行榜、总奖金 {m:5000}。\n祝您好运,也请适可而止。' },
    payments: { title: '提款更快了', content: '大多数提款十分钟内到账,全天候。\n账户姓名须与证件一致。' },
    tournament: { title: '周六锦标赛', content: '周六 20:00 开始,持续三小时。\n前 100 名分享 {m:800}。' },
    maintenance: {
      title: 'Quiet Weaver 维护',
      content: '本周 Quiet Weaver 的游戏暂停。\n未完成的局会保留。',
    },
    safer: { title: '新功能:游戏时钟', content: '随时看到已玩多久,并可设置休息提醒。' },
    app: { title: '应用 2.4.39 已发布', content: '启动更快,更省流量。' },
    studio: { title: 'Lumen Forge 登场', content: '今日新增二十四款老虎机和六款飞行游戏。' },
  },
  service: { chat: '在线客服', email: '电子邮件', phone: '电话', telegram: 'Telegram', vip: '您的黄金经理' },
  download: { description: '主屏幕上的 {brand}:更快、更轻。', loginPrompt: '登录后下载应用并领取 {m:5}。' },
  upgrade: { title: '新版本已就绪', message: '立即更新,启动更快,游戏更流畅。' },
  lanes: { slots: '老虎机', studios: '游戏商', tables: '桌台' },
};
