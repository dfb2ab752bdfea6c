// The schema of rate limits: defaults for every merchant, each replaceable.
import 'server-only';
import { z } from 'zod';
import { DAY_SECONDS } from '@/lib/shared/day';

const MAX_TRIES = 1_000_000_000;

/** A window starts with its first attempt. */
export type Rate = { readonly tries: number; readonly seconds: number };

const DEFAULT_RATES = {
  loginAccount: { tries: 10, seconds: 60 },
  loginAddress: { tries: 30, seconds: 60 },
  registerAddress: { tries: 5, seconds: 600 },
  smsNumber: { tries: 1, seconds: 60 },
  smsNumberDay: { tries: 5, seconds: DAY_SECONDS },
  smsAddress: { tries: 10, seconds: 3600 },
  smsMerchant: { tries: 10_000, seconds: DAY_SECONDS },
  post: { tries: 60, seconds: 60 },
  ownPost: { tries: 60, seconds: 60 },
  get: { tries: 600, seconds: 60 },
  coldPage: { tries: 600, seconds: 60 },
  beacon: { tries: 60, seconds: 60 },
  report: { tries: 60, seconds: 60 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof DEFAULT_RATES;

/** `instances`: how many share the site, for the time that Redis is down. */
export type Limits = { readonly instances: number } & Readonly<Record<RateName, Rate>>;

/** One object for all merchants without `limits`, which saves memory with ten thousand of them. */
export const DEFAULT_LIMITS: Limits = { instances: 2, ...DEFAULT_RATES };

const rate = (fallback: Rate) =>
  z
    .strictObject({
      tries: z.number().int().min(1).max(MAX_TRIES).default(fallback.tries),
      seconds: z.number().int().min(1).max(DAY_SECONDS).default(fallback.seconds),
    })
    .default(() => fallback);

const rates = Object.fromEntries(
  Object.entries(DEFAULT_RATES).map(([name, fallback]) => [name, rate(fallback)]),
) as Record<RateName, ReturnType<typeof rate>>;

/** No value switches a limit off. */
export const limits = z
  .strictObject({
    instances: z.number().int().min(1).max(1000).default(DEFAULT_LIMITS.instances),
    ...rates,
  })
  .default(() => DEFAULT_LIMITS);
