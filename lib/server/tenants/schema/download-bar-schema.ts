// The schema of the download bar.
import 'server-only';
import { z } from 'zod';
import { DOWNLOAD_BAR_RATING } from '@/lib/shared/constants';

const error = 'expected a number from 1 to 5, or false for no rating';

export const downloadBar = z
  .strictObject({
    rating: z
      .union([z.number().min(1, error).max(5, error), z.literal(false)], { error })
      .default(Number(DOWNLOAD_BAR_RATING)),
  })
  .prefault({});
