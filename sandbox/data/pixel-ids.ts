// Pixels of the demo domains: all eight platforms at two brands, some at one, none at the last.
type PixelFields = Record<
  | 'gtmId'
  | 'gtagId'
  | 'fbPixelId'
  | 'tiktokPixelId'
  | 'kwaiPixelId'
  | 'bigoPixelId'
  | 'appsflyerId'
  | 'adjustId',
  string
>;

const none: PixelFields = {
  gtmId: '',
  gtagId: '',
  fbPixelId: '',
  tiktokPixelId: '',
  kwaiPixelId: '',
  bigoPixelId: '',
  appsflyerId: '',
  adjustId: '',
};

const byMerchant: Record<string, Partial<PixelFields>> = {
  aurora: {
    gtmId: 'GTM-AURORA1',
    gtagId: 'G-AURORA0001',
    fbPixelId: '100000000000011,100000000000012',
    tiktokPixelId: 'CAURORA0000000000011,CAURORA0000000000012',
    kwaiPixelId: '200000000000011',
    bigoPixelId: '300000000000011',
    appsflyerId: 'a0000000-0000-4000-8000-000000000001',
    adjustId: 'auroraaurora',
  },
  rio: {
    gtmId: 'GTM-RIO0001',
    gtagId: 'G-RIO0000001',
    fbPixelId: '100000000000021',
    tiktokPixelId: 'CRIO0000000000000021',
    kwaiPixelId: '200000000000021',
    bigoPixelId: '300000000000021',
    appsflyerId: 'a0000000-0000-4000-8000-000000000002',
    adjustId: 'riorioriorio',
  },
  lotus: { gtagId: 'G-LOTUS00001', fbPixelId: '100000000000041' },
};

export const pixelIds = (code: string): PixelFields => ({ ...none, ...byMerchant[code] });
