import { sql } from 'drizzle-orm'
import { index, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

/**
 * What projects say about their presales, as far as it was uploaded here: the same bytes lie in the content store under
 * the same CID. Lists show and search it without opening files.
 */
export const presaleInfo = appSchema.table(
  'presale_info',
  {
    cid: text().primaryKey(),
    name: text().notNull(),
    /** address of the picture, null when there is none */
    logo: text(),
    /** the whole file */
    content: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('presale_info_start').on(sql`lower(${table.name}) text_pattern_ops`)],
)
