import { bigint, customType, text } from 'drizzle-orm/pg-core';

/**
 * Text that is compared byte by byte, whatever locale the database was made with: the embedded database and a server
 * then sort alike. Holds lower-case keys made by `foldText` or `toLowerCase`, never what people read.
 */
export const sortKey = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });

/** An instant in milliseconds since 1970-01-01 UTC, always taken from the injected clock. */
export const epochMs = () => bigint({ mode: 'number' });

/** Money in the smallest unit of a currency that stands beside it, or in the team's billing record. */
export const amount = () => bigint({ mode: 'number' });

/** The currencies of billing. */
export const currency = () => text({ enum: ['USD', 'INR'] });
