// The registry's form of the download bar.
import 'server-only';
import { z } from 'zod';
import { DOWNLOAD_BAR_RATING } from '@/lib/shared/constants';

const error = 'expected a number from 1 to 5, or false for no rating';

/** `downloadBar` of a merchant; all of it may be missing. */
export const downloadBar = z
  .strictObject({
    rating: z
      .union([z.number().min(1, error).max(5, error), z.literal(false)], { error })
      .default(Number(DOWNLOAD_BAR_RATING)),
  })
  .prefault({});
