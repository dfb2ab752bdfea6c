// Texts of the puzzle, by the vendor's language codes of both versions; others read English.
const english = {
  title: 'Security check',
  hint: 'Slide the piece into the gap.',
  slider: 'Position of the piece',
  picture: 'A landscape with a gap in it',
  check: 'Check',
  another: 'Another picture',
  close: 'Close the security check',
  missed: 'Not quite. Here is another picture.',
  solved: 'Thank you!',
};

export type PuzzleTexts = typeof english;

const table: Record<string, PuzzleTexts> = {
  vi: {
    title: 'Kiểm tra bảo mật',
    hint: 'Kéo mảnh ghép vào chỗ trống.',
    slider: 'Vị trí của mảnh ghép',
    picture: 'Một phong cảnh có chỗ trống',
    check: 'Xác nhận',
    another: 'Hình khác',
    close: 'Đóng kiểm tra bảo mật',
    missed: 'Chưa đúng. Đây là hình khác.',
    solved: 'Cảm ơn bạn!',
  },
  es: {
    title: 'Verificación de seguridad',
    hint: 'Desliza la pieza hasta el hueco.',
    slider: 'Posición de la pieza',
    picture: 'Un paisaje con un hueco',
    check: 'Comprobar',
    another: 'Otra imagen',
    close: 'Cerrar la verificación',
    missed: 'Casi. Aquí tienes otra imagen.',
    solved: '¡Gracias!',
  },
  pt: {
    title: 'Verificação de segurança',
    hint: 'Deslize a peça até o espaço vazio.',
    slider: 'Posição da peça',
    picture: 'Uma paisagem com um espaço vazio',
    check: 'Verificar',
    another: 'Outra imagem',
    close: 'Fechar a verificação',
    missed: 'Quase. Aqui está outra imagem.',
    solved: 'Obrigado!',
  },
  th: {
    title: 'ตรวจสอบความปลอดภัย',
    hint: 'เลื่อนชิ้นส่วนไปยังช่องว่าง',
    slider: 'ตำแหน่งของชิ้นส่วน',
    picture: 'ภาพทิวทัศน์ที่มีช่องว่าง',
    check: 'ตรวจสอบ',
    another: 'ภาพอื่น',
    close: 'ปิดการตรวจสอบ',
    missed: 'ยังไม่ตรง ลองภาพใหม่',
    solved: 'ขอบคุณ!',
  },
  'zh-cn': {
    title: '安全验证',
    hint: '将拼图滑到缺口处。',
    slider: '拼图的位置',
    picture: '有缺口的风景图',
    check: '验证',
    another: '换一张',
    close: '关闭安全验证',
    missed: '差一点，再试一张。',
    solved: '谢谢！',
  },
  'zh-tw': {
    title: '安全驗證',
    hint: '將拼圖滑到缺口處。',
    slider: '拼圖的位置',
    picture: '有缺口的風景圖',
    check: '驗證',
    another: '換一張',
    close: '關閉安全驗證',
    missed: '差一點，再試一張。',
    solved: '謝謝！',
  },
};

const aliases: Record<string, string> = {
  spa: 'es',
  'pt-pt': 'pt',
  por: 'pt',
  pon: 'pt',
  zho: 'zh-cn',
  'zho-tw': 'zh-tw',
};

export const toPuzzleTexts = (language = ''): PuzzleTexts => table[aliases[language] ?? language] ?? english;
