import { getPresale } from '@slipway/sdk/presale/evm/get-presale'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { type PresaleStatus, presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { readAccountText } from '../input/read-account-text.ts'
import { getNow } from '../network/get-now.ts'
import type { Session } from '../network/open-session.ts'

/** A presale of the platform's registry, and where it stands by its chain's clock. */
export async function findPresale(
  { client, chain }: Session,
  text: string,
): Promise<{ readonly presale: Presale; readonly status: PresaleStatus; readonly now: number }> {
  const address = readAccountText(text, '<presale>')
  const contracts = getPresaleContracts(chain)
  const [presale, now] = await Promise.all([
    getPresale(client, { address, contracts }),
    getNow(client),
  ])
  return { presale, status: presaleStatus(presale, now), now }
}
