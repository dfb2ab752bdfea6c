// Demo merchants of the provider: the registry files, plus data that only a provider has.
import aurora from '../merchants/aurora.json' with { type: 'json' };
import lotus from '../merchants/lotus.json' with { type: 'json' };
import noor from '../merchants/noor.json' with { type: 'json' };
import rio from '../merchants/rio.json' with { type: 'json' };

type Colors = Record<
  'primary' | 'onPrimary' | 'accent' | 'background' | 'surface' | 'text' | 'muted' | 'danger',
  string
>;

export type SandboxMerchant = {
  code: string;
  name: string;
  /** Host names of its sites, exact or with a leading `*.`; third parties redirect players only to these. */
  hosts: string[];
  defaultLanguage: string;
  colors: Colors;
  mode: string;
  defaultMobilePassword: string;
  countryCode: string;
  countryName: string;
  countryDialingCode: string;
  currency: string;
  currencySymbol: string;
  currencyPosition: 'prefix' | 'suffix';
  /** A small stake in the merchant's currency, so that amounts look plausible. */
  unit: number;
  captchaId: string;
  telegramBotToken: string;
  /** Channel of the LINE login. */
  lineClientId: string;
  /** Providers send the key as PEM or bare DER; the demo has both. */
  keyForm: 'pem' | 'der';
};

type RegistryFile = Pick<
  typeof rio,
  'code' | 'name' | 'hosts' | 'defaultLanguage' | 'theme' | 'defaultMobilePassword'
>;

const fromRegistry = (file: RegistryFile) => ({
  code: file.code,
  name: file.name,
  hosts: file.hosts,
  defaultLanguage: file.defaultLanguage,
  colors: file.theme.colors,
  mode: file.theme.mode,
  defaultMobilePassword: file.defaultMobilePassword,
});

const demoMerchants: SandboxMerchant[] = [
  {
    ...fromRegistry(aurora),
    countryCode: 'VN',
    countryName: 'Vietnam',
    countryDialingCode: '84',
    currency: 'VND',
    currencySymbol: '₫',
    currencyPosition: 'suffix',
    unit: 10_000,
    captchaId: 'a0a0c4e1d2b34f5687a9b0c1d2e3f401',
    telegramBotToken: '700100201:sandbox-aurora',
    lineClientId: '1650000001',
    keyForm: 'pem',
  },
  {
    ...fromRegistry(rio),
    countryCode: 'BR',
    countryName: 'Brasil',
    countryDialingCode: '55',
    currency: 'BRL',
    currencySymbol: 'R$',
    currencyPosition: 'prefix',
    unit: 5,
    captchaId: 'b0b1c4e1d2b34f5687a9b0c1d2e3f402',
    telegramBotToken: '700100202:sandbox-rio',
    lineClientId: '1650000002',
    keyForm: 'der',
  },
  {
    ...fromRegistry(noor),
    countryCode: 'PK',
    countryName: 'Pakistan',
    countryDialingCode: '92',
    currency: 'PKR',
    currencySymbol: '₨',
    currencyPosition: 'prefix',
    unit: 100,
    captchaId: 'c0c2c4e1d2b34f5687a9b0c1d2e3f403',
    telegramBotToken: '700100203:sandbox-noor',
    lineClientId: '1650000003',
    keyForm: 'pem',
  },
  {
    ...fromRegistry(lotus),
    countryCode: 'TH',
    countryName: 'Thailand',
    countryDialingCode: '66',
    currency: 'THB',
    currencySymbol: '฿',
    currencyPosition: 'prefix',
    unit: 50,
    captchaId: 'd0d3c4e1d2b34f5687a9b0c1d2e3f404',
    telegramBotToken: '700100204:sandbox-lotus',
    lineClientId: '1650000004',
    keyForm: 'der',
  },
];

export const merchants: ReadonlyMap<string, SandboxMerchant> = new Map(
  demoMerchants.map((one) => [one.code, one]),
);
