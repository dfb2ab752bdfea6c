// Conditions and benefits of the VIP levels, in the demo's languages.
const TEXTS = {
  EN: {
    deposits: 'Deposits this month',
    played: 'Amount played this month',
    cashback: 'Weekly cashback',
    manager: 'A manager of your own',
  },
  VI: {
    deposits: 'Số lần nạp trong tháng',
    played: 'Tổng cược trong tháng',
    cashback: 'Hoàn tiền hằng tuần',
    manager: 'Quản lý riêng',
  },
  'PT-BR': {
    deposits: 'Depósitos no mês',
    played: 'Valor jogado no mês',
    cashback: 'Cashback semanal',
    manager: 'Gerente exclusivo',
  },
  ES: {
    deposits: 'Depósitos este mes',
    played: 'Importe jugado este mes',
    cashback: 'Reembolso semanal',
    manager: 'Gestor personal',
  },
  TH: {
    deposits: 'จำนวนครั้งที่ฝากเดือนนี้',
    played: 'ยอดเล่นเดือนนี้',
    cashback: 'เงินคืนรายสัปดาห์',
    manager: 'ผู้ดูแลส่วนตัว',
  },
  CN: { deposits: '本月存款次数', played: '本月投注额', cashback: '每周返现', manager: '专属客户经理' },
  TW: { deposits: '本月存款次數', played: '本月投注額', cashback: '每週返現', manager: '專屬客戶經理' },
  UR: {
    deposits: 'اس مہینے جمع کرانے کی تعداد',
    played: 'اس مہینے کھیلی گئی رقم',
    cashback: 'ہفتہ وار کیش بیک',
    manager: 'آپ کا اپنا مینیجر',
  },
} as const;

type Name = keyof (typeof TEXTS)['EN'];

/** A text in the language, else in English. */
export const pickText = (language: string, name: Name): string =>
  (TEXTS[language as keyof typeof TEXTS] ?? TEXTS.EN)[name];
