import { type Address, fetchEncodedAccounts } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { type AmmConfig, decodeAmmConfig } from './decode-amm-config.ts'
import { findUsualConfigs } from './find-usual-configs.ts'

/** Fees with which anybody can make a pool. */
export interface OpenConfig extends AmmConfig {
  readonly address: Address
}

/** Fees that a new pool can have, the lowest first. */
export async function getOpenConfigs(rpc: SolanaRpc, program: Address): Promise<OpenConfig[]> {
  const addresses = await findUsualConfigs(program)
  const accounts = await fetchEncodedAccounts(rpc, addresses, { commitment: 'confirmed' })
  return accounts
    .flatMap((account) => {
      const config = account.exists ? decodeAmmConfig(account, program) : undefined
      return config && !config.isClosed ? [{ address: account.address, ...config }] : []
    })
    .toSorted((left, right) => (left.tradeFeePpm < right.tradeFeePpm ? -1 : 1))
}
