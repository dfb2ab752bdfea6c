// The schemas of a merchant's features: sign-in methods, installation, download bar, chat, pictures.
import 'server-only';
import { z } from 'zod';
import { hostAndPort, hostSchema } from '@/lib/server/tenants/schema/host-schema';
import { DOWNLOAD_BAR_RATING, INSTALL } from '@/lib/shared/constants';
import { CHAT_VENDORS, type ChatVendorName } from '@/lib/shared/service/chat-vendors';

const usernameLength = z
  .strictObject({ min: z.int().min(1).max(64), max: z.int().min(1).max(64) })
  .refine(({ min, max }) => min <= max, 'min is greater than max');

/** Sign-in methods that only some merchants have. */
export const entry = z
  .strictObject({
    quickStart: z.boolean().default(false),
    usernameLength: usernameLength.optional(),
    maya: z.boolean().default(false),
    smsSender: z.enum(['provider', 'firebase']).default('provider'),
    smsTemplate: z.string().trim().min(1).max(64).optional(),
  })
  .prefault({});

/** Home-screen installation and app downloads. */
export const install = z
  .strictObject({
    theme: z.enum(['light', 'dark']).default(INSTALL.theme),
    way: z.enum(['app', 'homescreen']).default(INSTALL.preferredWay),
    /** Whether iPhones are offered a web clip profile, where the provider names no profile of its own. */
    webClip: z.boolean().default(false),
    /** Hosts of downloads besides the merchant's own, its image servers and trusted hosts. */
    downloadHosts: z.array(hostAndPort).default([]),
  })
  .prefault({});

const ratingFault = 'expected a number from 1 to 5, or false for no rating';

export const downloadBar = z
  .strictObject({
    rating: z
      .union([z.number().min(1, ratingFault).max(5, ratingFault), z.literal(false)], { error: ratingFault })
      .default(Number(DOWNLOAD_BAR_RATING)),
  })
  .prefault({});

const chatHost = z
  .string()
  .transform((text) => (Object.hasOwn(CHAT_VENDORS, text) ? CHAT_VENDORS[text as ChatVendorName].host : text))
  .pipe(hostSchema);

/** Hosts of the chat script, or names of known vendors. Empty by default: then no chat script of a provider runs. */
export const chatHosts = z.array(chatHost).default([]);

const IMAGE_PATH = /^(?!\/)(?:[A-Za-z0-9/_.,:;=&?%~+@!-]|\{width\}|\{path\})+$/;

const isSizedPath = (text: string): boolean =>
  IMAGE_PATH.test(text) &&
  text.includes('{width}') &&
  text.split('{path}').length === 2 &&
  !text.endsWith(',');

/** Off by default: pictures then load from the addresses that the provider gives. */
export const images = z
  .strictObject({
    sizedPath: z
      .string()
      .min(1)
      .max(200)
      .refine(isSizedPath, 'expected a path with {width} and {path}, such as w={width},f=auto/{path}')
      .optional(),
  })
  .optional();
