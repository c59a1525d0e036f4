import {
  type AirdropAccountRow,
  airdropAccount,
  airdropClaim,
  airdropEvent,
} from '@slipway/database/airdrop/indexed'
import { and, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { accountSerializer } from './row-serializers.ts'
import { serializeClaim, serializeEvent } from './serialize-airdrop.ts'

type Hex = `0x${string}`

/** The pages that belong to one airdrop, by the id of its row. All throw `CURSOR_INVALID`. */
export const airdropLists = {
  accounts: (database: ReadDatabase, airdropId: string, page: PageRequest) =>
    readPage(database, page, {
      table: airdropAccount,
      where: eq(airdropAccount.airdropId, airdropId),
      sort: {
        name: 'paid',
        column: airdropAccount.paid,
        kind: 'uint256',
        valueOf: (row) => String(row.paid),
      },
      isDescending: true,
      show: (row: AirdropAccountRow) => accountSerializer.write(row),
    }),

  claims: (
    database: ReadDatabase,
    airdropId: string,
    page: PageRequest & { account?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: airdropClaim,
      where: and(
        eq(airdropClaim.airdropId, airdropId),
        page.account && eq(airdropClaim.account, page.account),
      ),
      sort: {
        name: 'position',
        column: airdropClaim.position,
        kind: 'uint256',
        valueOf: (row) => String(row.position),
      },
      isDescending: false,
      show: serializeClaim,
    }),

  history: (database: ReadDatabase, airdropId: string, page: PageRequest) =>
    readPage(database, page, {
      table: airdropEvent,
      where: eq(airdropEvent.airdropId, airdropId),
      isDescending: true,
      show: serializeEvent,
    }),
}
