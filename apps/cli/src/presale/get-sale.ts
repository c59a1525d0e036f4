import { getPresale } from '@slipway/sdk/presale/evm/get-presale'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { type PresaleStatus, presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { readAccountText } from '../command/read-account-text.ts'
import { getNow } from '../network/get-now.ts'
import type { Session } from '../network/open-session.ts'

/** A sale of the platform's registry, and where it stands by its chain's clock. */
export async function getSale(
  { client, chain }: Session,
  text: string,
): Promise<{ readonly sale: Presale; readonly status: PresaleStatus; readonly now: number }> {
  const address = readAccountText(text, '<presale>')
  const contracts = getPresaleContracts(chain)
  const [sale, now] = await Promise.all([
    getPresale(client, { address, contracts }),
    getNow(client),
  ])
  return { sale, status: presaleStatus(sale, now), now }
}
