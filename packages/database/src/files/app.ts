import {
  bigint,
  bigserial,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

/** One stored file. Its content is in the content store, under its CID; equal content is one file. */
export const file = appSchema.table('file', {
  cid: text().primaryKey(),
  /** bytes as stored */
  size: integer().notNull(),
  /** bytes of all blocks below the address, as a folder's link counts them; null where it was not counted yet */
  dagSize: integer(),
  mediaType: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * One stored file that no row named when the store was last looked through: the rest of an upload that was refused or
 * broke off. An upload that finds its file here stores it once more, since it may be on its way out.
 */
export const unnamedFile = appSchema.table(
  'unnamed_file',
  {
    cid: text().primaryKey(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** null: still there */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('unnamed_file_due').on(table.removedAt, table.seenAt)],
)

/** One name in a folder that has an address of its own. The files are in the content store. */
export const folderEntry = appSchema.table(
  'folder_entry',
  {
    /** CID of the folder */
    folder: text().notNull(),
    name: text().notNull(),
    /** CID of the file */
    cid: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.folder, table.name] })],
)

/** One upload, kept for as long as it counts towards the client's quota. */
export const upload = appSchema.table(
  'upload',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    cid: text().notNull(),
    /** hash of the client's network address: the address itself is never stored */
    client: text().notNull(),
    /** bytes as received */
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('upload_client').on(table.client, table.createdAt),
    index('upload_age').on(table.createdAt),
  ],
)

export const PIN_STATUSES = ['queued', 'pinned', 'failed'] as const

/** One file at one pinning service. */
export const filePin = appSchema.table(
  'file_pin',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    cid: text().notNull(),
    service: text().notNull(),
    /** one of `PIN_STATUSES` */
    status: text().notNull().default('queued'),
    /** the service's number of the request, once there is one */
    requestId: text(),
    detail: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('file_pin_once').on(table.cid, table.service),
    index('file_pin_due').on(table.status, table.nextAttemptAt),
  ],
)
