import {
  type PoolAccountRow,
  type PoolNftRow,
  poolAccount,
  poolEvent,
  poolNft,
} from '@slipway/database/staking/indexed'
import { and, eq, isNotNull } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { poolAccountAnswer } from './schemas.ts'
import { serializePoolEvent } from './serialize-pool.ts'

type Hex = `0x${string}`

const serializeNft = ({ nftId, account, updatedAt }: PoolNftRow) => ({
  nftId,
  account: showAddress(account ?? zeroAddress),
  updatedAt,
})

/** The pages that belong to one pool. All throw `CURSOR_INVALID`. */
export const poolLists = {
  history: (
    database: ReadDatabase,
    poolId: string,
    page: PageRequest & { account?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: poolEvent,
      where: and(eq(poolEvent.poolId, poolId), page.account && eq(poolEvent.account, page.account)),
      isDescending: true,
      show: serializePoolEvent,
    }),

  accounts: (
    database: ReadDatabase,
    poolId: string,
    page: PageRequest & { inviter?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: poolAccount,
      where: and(
        eq(poolAccount.poolId, poolId),
        page.inviter && eq(poolAccount.inviter, page.inviter),
      ),
      sort: {
        name: 'staked',
        column: poolAccount.staked,
        kind: 'uint256',
        valueOf: (row) => String(row.staked),
      },
      isDescending: true,
      show: (row: PoolAccountRow) => poolAccountAnswer.write(row),
    }),

  nfts: (
    database: ReadDatabase,
    poolId: string,
    page: PageRequest & { account?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: poolNft,
      where: and(
        eq(poolNft.poolId, poolId),
        page.account ? eq(poolNft.account, page.account) : isNotNull(poolNft.account),
      ),
      isDescending: false,
      show: serializeNft,
    }),
}
