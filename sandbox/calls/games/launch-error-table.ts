// Rejections of a launch in the demo's languages, as players read them.
import { CallError } from '../../core/call-error.ts';

type Words = Record<'EN' | 'VI' | 'PT-BR' | 'ES' | 'UR' | 'TH' | 'CN' | 'TW', string>;

const table = {
  'game.not.found': {
    EN: 'This game is not offered here.',
    VI: 'Trò chơi này không có ở đây.',
    'PT-BR': 'Este jogo não é oferecido aqui.',
    ES: 'Este juego no se ofrece aquí.',
    UR: 'یہ گیم یہاں دستیاب نہیں۔',
    TH: 'ไม่มีเกมนี้ให้บริการที่นี่',
    CN: '此处不提供该游戏。',
    TW: '此處不提供該遊戲。',
  },
  'vendor.maintenance': {
    EN: '{name} is under maintenance. Please try again later.',
    VI: '{name} đang bảo trì. Vui lòng thử lại sau.',
    'PT-BR': '{name} está em manutenção. Tente novamente mais tarde.',
    ES: '{name} está en mantenimiento. Inténtalo más tarde.',
    UR: '{name} کی دیکھ بھال جاری ہے۔ بعد میں دوبارہ کوشش کریں۔',
    TH: '{name} กำลังปิดปรับปรุง โปรดลองใหม่ภายหลัง',
    CN: '{name} 正在维护，请稍后再试。',
    TW: '{name} 正在維護，請稍後再試。',
  },
  'game.trial.not.supported': {
    EN: 'This game cannot be played for fun.',
    VI: 'Trò chơi này không có chế độ chơi thử.',
    'PT-BR': 'Este jogo não tem modo de demonstração.',
    ES: 'Este juego no tiene modo de prueba.',
    UR: 'یہ گیم مفت میں نہیں کھیلی جا سکتی۔',
    TH: 'เกมนี้ไม่มีโหมดทดลองเล่น',
    CN: '该游戏不支持试玩。',
    TW: '該遊戲不支援試玩。',
  },
  'launch.view.invalid': {
    EN: 'The game cannot be opened in this view.',
    VI: 'Không thể mở trò chơi ở chế độ xem này.',
    'PT-BR': 'O jogo não pode ser aberto nesta visualização.',
    ES: 'El juego no se puede abrir en esta vista.',
    UR: 'گیم اس منظر میں نہیں کھل سکتی۔',
    TH: 'ไม่สามารถเปิดเกมในมุมมองนี้ได้',
    CN: '无法以此视图打开游戏。',
    TW: '無法以此檢視開啟遊戲。',
  },
  'launch.backUrl.invalid': {
    EN: 'The way back from the game is not valid.',
    VI: 'Đường quay lại từ trò chơi không hợp lệ.',
    'PT-BR': 'O caminho de volta do jogo não é válido.',
    ES: 'La vuelta desde el juego no es válida.',
    UR: 'گیم سے واپسی کا راستہ درست نہیں۔',
    TH: 'เส้นทางกลับจากเกมไม่ถูกต้อง',
    CN: '游戏的返回地址无效。',
    TW: '遊戲的返回網址無效。',
  },
  'launch.lobby.invalid': {
    EN: 'The lobby setting of this game is not valid.',
    VI: 'Thiết lập sảnh của trò chơi không hợp lệ.',
    'PT-BR': 'A configuração de lobby deste jogo não é válida.',
    ES: 'El ajuste de sala de este juego no es válido.',
    UR: 'اس گیم کی لابی کی ترتیب درست نہیں۔',
    TH: 'การตั้งค่าล็อบบี้ของเกมไม่ถูกต้อง',
    CN: '该游戏的大厅设置无效。',
    TW: '該遊戲的大廳設定無效。',
  },
  'bad.prize.mode': {
    EN: 'This prize mode does not exist.',
    VI: 'Chế độ trả thưởng này không tồn tại.',
    'PT-BR': 'Este modo de prêmio não existe.',
    ES: 'Este modo de premio no existe.',
    UR: 'یہ انعامی طریقہ موجود نہیں۔',
    TH: 'ไม่มีโหมดรางวัลนี้',
    CN: '该奖金模式不存在。',
    TW: '該獎金模式不存在。',
  },
} satisfies Record<string, Words>;

/** Builds a rejection in the caller's language; {name} becomes `name`. */
export const toLaunchError = (code: keyof typeof table, language: string, name = ''): CallError => {
  const words: Record<string, string> = table[code];
  return new CallError(code, (words[language] ?? table[code].EN).replace('{name}', name));
};
