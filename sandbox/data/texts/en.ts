// English texts of the demo: the source the other languages follow.
import type { Texts } from './text-form.ts';

export const en: Texts = {
  banners: {
    welcome: 'Your first night at {brand}: 100% up to {m:300}',
    live: 'Live tables, real dealers, one tap away',
    draw: 'A new draw every five minutes',
    fresh: 'Fresh from the studios this week',
    partner: 'The {brand} partner club',
    top: 'Take {brand} with you',
  },
  categories: { welcome: 'Welcome', casino: 'Casino & live', club: 'Club & friends' },
  promotions: {
    welcome: {
      title: 'Welcome bonus: 100% up to {m:300}',
      content: `<h2>Double your first deposit</h2><p>Make your first deposit at {brand} and play with <strong>twice the money</strong>, up to {m:300}.</p><h3>How it works</h3><ol><li>Register and confirm your number.</li><li>Deposit at least {m:10}.</li><li>The bonus is in your wallet within a minute.</li></ol><table><thead><tr><th>Deposit</th><th>Bonus</th></tr></thead><tbody><tr><td>{m:10}</td><td>{m:10}</td></tr><tr><td>{m:100}</td><td>{m:100}</td></tr><tr><td>{m:300} and more</td><td>{m:300}</td></tr></tbody></table><h3>Fair terms</h3><ul><li>Wager bonus and deposit 12 times within 14 days.</li><li>Reel games count in full, tables at 20%.</li><li>One welcome bonus for each person and household.</li></ul>`,
    },
    cashback: {
      title: 'Live cashback: 8% every Monday',
      content: `<h2>A softer landing for live players</h2><p>Each Monday we return <strong>8% of last week’s net losses</strong> at live tables, up to {m:200}, with no wagering.</p><ul><li>Counted from Monday 00:00 to Sunday 23:59.</li><li>Paid by Monday noon without asking.</li><li>From {m:5} upwards.</li></ul><p><em>Set a deposit limit first: cashback is no reason to play longer.</em></p>`,
    },
    weekend: {
      title: 'Weekend reels: 50 free spins',
      content: `<h2>Two days, fifty spins</h2><p>Deposit {m:20} on Saturday or Sunday and take 50 free spins on <strong>Prism Parade</strong> or <strong>Silk Dragon</strong>.</p><ol><li>Choose your game in the wallet.</li><li>Spins are worth {m:1} each.</li><li>Winnings are cash after 5 times wagering.</li></ol>`,
    },
    referral: {
      title: 'Bring a friend, both receive {m:20}',
      content: `<h2>Better with company</h2><p>Share your link. When a friend registers and deposits {m:20}, <strong>you both receive {m:20}</strong>.</p><ul><li>Up to 20 friends a month.</li><li>Friends must be of age and new to {brand}.</li></ul>`,
    },
    app: {
      title: 'Install the app, claim {m:5}',
      content: `<h2>On your home screen in ten seconds</h2><p>Install {brand}, log in once from the app and find <strong>{m:5}</strong> in your wallet. Lighter, faster, and it opens where you left off.</p>`,
    },
    club: {
      title: 'The Club: five levels, real benefits',
      content: `<h2>Your level rises as you play</h2><table><thead><tr><th>Level</th><th>Cashback</th><th>Withdrawal a day</th></tr></thead><tbody><tr><td>Bronze</td><td>2%</td><td>{m:1000}</td></tr><tr><td>Silver</td><td>4%</td><td>{m:2500}</td></tr><tr><td>Gold</td><td>6%</td><td>{m:5000}</td></tr><tr><td>Platinum</td><td>8%</td><td>{m:10000}</td></tr><tr><td>Diamond</td><td>10%</td><td>{m:25000}</td></tr></tbody></table><p>From Gold on, your own manager answers within five minutes.</p>`,
    },
  },
  news: {
    season: {
      title: 'The new season has begun',
      content:
        'Eight weeks, one leaderboard and a prize pool of {m:5000}.\nEvery stake on marked games counts. Good luck, and know when to stop.',
    },
    payments: {
      title: 'Withdrawals are faster now',
      content:
        'Most withdrawals now arrive in under ten minutes, around the clock.\nCheck that your account name matches your documents.',
    },
    tournament: {
      title: 'Saturday tournament: Prism Parade',
      content: 'Starts Saturday at 20:00 and runs for three hours.\nThe best 100 players share {m:800}.',
    },
    maintenance: {
      title: 'Planned work at Quiet Weaver',
      content:
        'Games of Quiet Weaver pause for maintenance this week.\nOpen rounds are kept and can be finished afterwards.',
    },
    safer: {
      title: 'New: your own session clock',
      content:
        'You now see how long you have been playing, and we ask you to pause when you want us to.\nFind it under Safer play.',
    },
    app: {
      title: 'App version 2.4.39 is ready',
      content: 'Starts faster, uses less data, opens games in full screen.',
    },
    studio: {
      title: 'Say hello to Lumen Forge',
      content: 'Twenty-four new reel games and six crash games join the lobby today.',
    },
  },
  service: {
    chat: 'Live chat',
    email: 'E-mail',
    phone: 'Telephone',
    telegram: 'Telegram',
    vip: 'Your Gold manager',
  },
  download: {
    description: '{brand} on your home screen: faster, lighter, always at hand.',
    loginPrompt: 'Log in to download the app and claim your {m:5}.',
  },
  upgrade: { title: 'A new version is ready', message: 'Update now for faster starts and smoother games.' },
  lanes: { slots: 'Reels', studios: 'Studios', tables: 'Tables' },
};
