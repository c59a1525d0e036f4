import { inviterLedger, inviterReward } from '@slipway/database/inviter/indexed'
import { type PresaleDayRow, presaleAction, presaleDay } from '@slipway/database/presale/indexed'
import {
  type PresaleAccountRow,
  presaleAccount,
  presaleContribution,
  presaleSlot,
} from '@slipway/database/presale/indexed-accounts'
import { and, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { SLOT_STATUSES, type SlotStatus } from './list-schemas.ts'
import { accountSerializer, daySerializer } from './row-serializers.ts'
import {
  serializeAction,
  serializeContribution,
  serializeInviter,
  serializeSlot,
} from './serialize-list-rows.ts'

type Hex = `0x${string}`

async function readLedger(database: ReadDatabase, presaleId: string) {
  const [ledger] = await database
    .select()
    .from(inviterLedger)
    .where(eq(inviterLedger.id, presaleId))
  return ledger
}

const readRewards = (database: ReadDatabase, presaleId: string, page: PageRequest) =>
  readPage(database, page, {
    table: inviterReward,
    where: eq(inviterReward.presaleId, presaleId),
    sort: {
      name: 'weight',
      column: inviterReward.weight,
      kind: 'uint256',
      valueOf: (row) => String(row.weight),
    },
    isDescending: true,
    show: (row: typeof inviterReward.$inferSelect) => row,
  })

/** The pages that belong to one presale. All throw `CURSOR_INVALID`. */
export const presaleLists = {
  contributions: (
    database: ReadDatabase,
    presaleId: string,
    page: PageRequest & { account?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: presaleContribution,
      where: and(
        eq(presaleContribution.presaleId, presaleId),
        page.account && eq(presaleContribution.account, page.account),
      ),
      isDescending: true,
      show: serializeContribution,
    }),

  accounts: (
    database: ReadDatabase,
    presaleId: string,
    page: PageRequest & { inviter?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: presaleAccount,
      where: and(
        eq(presaleAccount.presaleId, presaleId),
        page.inviter && eq(presaleAccount.inviter, page.inviter),
      ),
      sort: {
        name: 'contributed',
        column: presaleAccount.contributed,
        kind: 'uint256',
        valueOf: (row) => String(row.contributed),
      },
      isDescending: true,
      show: (row: PresaleAccountRow) => accountSerializer.write(row),
    }),

  slots: (
    database: ReadDatabase,
    presaleId: string,
    page: PageRequest & { status?: SlotStatus | undefined },
  ) =>
    readPage(database, page, {
      table: presaleSlot,
      where: and(
        eq(presaleSlot.presaleId, presaleId),
        page.status && eq(presaleSlot.status, SLOT_STATUSES.indexOf(page.status)),
      ),
      isDescending: false,
      show: serializeSlot,
    }),

  actions: (database: ReadDatabase, presaleId: string, page: PageRequest) =>
    readPage(database, page, {
      table: presaleAction,
      where: eq(presaleAction.presaleId, presaleId),
      isDescending: true,
      show: serializeAction,
    }),

  inviters: async (database: ReadDatabase, presaleId: string, page: PageRequest) => {
    const [ledger, rewards] = await Promise.all([
      readLedger(database, presaleId),
      readRewards(database, presaleId, page),
    ])
    return { ...rewards, items: rewards.items.map((row) => serializeInviter(row, ledger)) }
  },

  days: (database: ReadDatabase, presaleId: string, page: PageRequest) =>
    readPage(database, page, {
      table: presaleDay,
      where: eq(presaleDay.presaleId, presaleId),
      sort: {
        name: 'day',
        column: presaleDay.day,
        kind: 'integer',
        valueOf: (row) => String(row.day),
      },
      isDescending: false,
      show: (row: PresaleDayRow) => daySerializer.write(row),
    }),
}
