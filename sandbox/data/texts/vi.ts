// Vietnamese texts of the demo.
import type { Texts } from './text-form.ts';

export const vi: Texts = {
  banners: {
    welcome: 'Chào mừng đến {brand}: thưởng 100% tới {m:300}',
    live: 'Bàn trực tiếp, người chia bài thật, chỉ một chạm',
    draw: 'Mỗi năm phút một kỳ quay mới',
    fresh: 'Trò chơi mới trong tuần',
    partner: 'Câu lạc bộ đối tác {brand}',
    top: 'Mang {brand} theo bạn',
  },
  categories: { welcome: 'Chào mừng', casino: 'Casino & trực tiếp', club: 'Hội viên & bạn bè' },
  promotions: {
    welcome: {
      title: 'Thưởng chào mừng: 100% tới {m:300}',
      content:
        '<h2>Nhân đôi lần nạp đầu tiên</h2><p>Nạp lần đầu tại {brand} và chơi với <strong>gấp đôi số tiền</strong>, tối đa {m:300}.</p><h3>Cách nhận</h3><ol><li>Đăng ký và xác nhận số điện thoại.</li><li>Nạp ít nhất {m:10}.</li><li>Tiền thưởng vào ví trong một phút.</li></ol><h3>Điều kiện</h3><ul><li>Cược 12 vòng trong 14 ngày.</li><li>Quay hũ tính 100%, trò chơi bàn tính 20%.</li><li>Mỗi người và mỗi hộ gia đình một lần.</li></ul>',
    },
    cashback: {
      title: 'Hoàn tiền trực tiếp: 8% mỗi thứ Hai',
      content:
        '<h2>Hoàn lại cho người chơi bàn trực tiếp</h2><p>Mỗi thứ Hai chúng tôi trả lại <strong>8% số tiền thua ròng tuần trước</strong>, tối đa {m:200}, không cần cược lại.</p><ul><li>Tính từ thứ Hai đến Chủ nhật.</li><li>Trả trước trưa thứ Hai.</li></ul>',
    },
    weekend: {
      title: 'Cuối tuần: 50 vòng quay miễn phí',
      content:
        '<h2>Hai ngày, năm mươi vòng</h2><p>Nạp {m:20} vào thứ Bảy hoặc Chủ nhật và nhận 50 vòng quay tại <strong>Prism Parade</strong> hoặc <strong>Silk Dragon</strong>.</p><ul><li>Mỗi vòng trị giá {m:1}.</li><li>Cược lại 5 vòng trước khi rút.</li></ul>',
    },
    referral: {
      title: 'Mời bạn bè, cả hai nhận {m:20}',
      content:
        '<h2>Vui hơn khi có bạn</h2><p>Chia sẻ liên kết của bạn. Khi bạn bè đăng ký và nạp {m:20}, <strong>cả hai cùng nhận {m:20}</strong>.</p><ul><li>Tối đa 20 người mỗi tháng.</li></ul>',
    },
    app: {
      title: 'Cài ứng dụng, nhận {m:5}',
      content:
        '<h2>Lên màn hình chính trong mười giây</h2><p>Cài {brand}, đăng nhập một lần từ ứng dụng và nhận <strong>{m:5}</strong> vào ví.</p>',
    },
    club: {
      title: 'Câu lạc bộ: năm hạng, quyền lợi thật',
      content:
        '<h2>Chơi càng nhiều, hạng càng cao</h2><table><thead><tr><th>Hạng</th><th>Hoàn tiền</th></tr></thead><tbody><tr><td>Đồng</td><td>2%</td></tr><tr><td>Bạc</td><td>4%</td></tr><tr><td>Vàng</td><td>6%</td></tr><tr><td>Bạch kim</td><td>8%</td></tr><tr><td>Kim cương</td><td>10%</td></tr></tbody></table>',
    },
  },
  news: {
    season: {
      title: 'Mùa giải mới đã bắt đầu',
      content: 'Tám tuần, một bảng xếp hạng, tổng thưởng {m:5000}.\nChúc may mắn, và hãy biết dừng đúng lúc.',
    },
    payments: {
      title: 'Rút tiền nhanh hơn',
      content: 'Đa số lệnh rút đến trong mười phút, cả ngày lẫn đêm.\nTên tài khoản phải trùng với giấy tờ.',
    },
    tournament: {
      title: 'Giải đấu thứ Bảy: Prism Parade',
      content: 'Bắt đầu 20:00 thứ Bảy, kéo dài ba giờ.\n100 người giỏi nhất chia {m:800}.',
    },
    maintenance: {
      title: 'Bảo trì Quiet Weaver',
      content: 'Trò chơi của Quiet Weaver tạm dừng trong tuần này.\nVán đang chơi được giữ lại.',
    },
    safer: {
      title: 'Mới: đồng hồ phiên chơi',
      content: 'Bạn thấy mình đã chơi bao lâu, và được nhắc nghỉ khi bạn muốn.',
    },
    app: { title: 'Ứng dụng 2.4.39 đã sẵn sàng', content: 'Mở nhanh hơn, tốn ít dữ liệu hơn.' },
    studio: {
      title: 'Chào mừng Lumen Forge',
      content: 'Hai mươi bốn trò quay và sáu trò bay mới từ hôm nay.',
    },
  },
  service: {
    chat: 'Trò chuyện',
    email: 'E-mail',
    phone: 'Điện thoại',
    telegram: 'Telegram',
    vip: 'Quản lý hạng Vàng',
  },
  download: {
    description: '{brand} trên màn hình chính: nhanh, nhẹ, luôn sẵn sàng.',
    loginPrompt: 'Đăng nhập để tải ứng dụng và nhận {m:5}.',
  },
  upgrade: { title: 'Có phiên bản mới', message: 'Cập nhật ngay để mở nhanh và chơi mượt hơn.' },
  lanes: { slots: 'Quay hũ', studios: 'Nhà phát hành', tables: 'Bàn chơi' },
};
