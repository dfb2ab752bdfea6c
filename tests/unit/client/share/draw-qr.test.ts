import { toDataURL } from 'qrcode';
import { drawQr } from '@/lib/client/share/draw-qr';

jest.mock('qrcode', () => ({ toDataURL: jest.fn() }));

test('the link itself is drawn, black on white with a quiet zone of four modules (B15)', async () => {
  jest.mocked(toDataURL).mockImplementation(() => Promise.resolve('data:image/png;base64,AA'));
  expect(await drawQr('https://a.example/m/register?r=A1')).toBe('data:image/png;base64,AA');
  expect(toDataURL).toHaveBeenCalledWith(
    'https://a.example/m/register?r=A1',
    expect.objectContaining({ margin: 4, color: { dark: '#000000ff', light: '#ffffffff' } }),
  );
});
