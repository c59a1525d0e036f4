import { readPortfolioAirdrops } from '../airdrop/read-portfolio-airdrops.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { LOOKED_AT } from '../portfolio/read-due-lists.ts'
import type { Notification } from './schemas.ts'

/** What airdrops by list paid to an address, whoever asked them to. @param wall unix seconds */
export async function findReceived(
  database: ReadDatabase,
  address: `0x${string}`,
  wall: number,
): Promise<Notification[]> {
  const { items } = await readPortfolioAirdrops(
    database,
    address,
    { limit: LOOKED_AT },
    undefined,
    wall,
  )
  return items
    .filter(({ airdrop, account }) => airdrop.kind === 'claims' && account.paid !== '0')
    .map(({ airdrop, account }) => ({
      // What is paid once more is news once more.
      id: `airdropReceived:${airdrop.id}:${account.payments}`,
      kind: 'airdropReceived',
      isDue: false,
      at: account.updatedAt,
      chainId: airdrop.chainId,
      subject: 'airdrop',
      address: airdrop.address,
      variant: airdrop.kind,
      number: String(airdrop.number),
      name: airdrop.token.name,
      amount: account.paid,
      asset: airdrop.token,
    }))
}
