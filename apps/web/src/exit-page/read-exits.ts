import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { Address } from 'viem'
import type { ProvenEntry } from './prove-entries.ts'
import { readClaimsExits } from './read-claims-exits.ts'
import { readLockExits } from './read-lock-exits.ts'
import { readMappingExits } from './read-mapping-exits.ts'
import { readNftExits } from './read-nft-exits.ts'
import { readPoolExits } from './read-pool-exits.ts'
import { readPresaleExits } from './read-presale-exits.ts'
import type { ExitReport, KnownContract } from './types.ts'

/** What an account may take out of a contract, by what the contract is. @param entries of an airdrop of claims */
export function readExits(
  client: ReadClient,
  known: KnownContract,
  user: Address,
  entries?: readonly ProvenEntry[],
): Promise<ExitReport> {
  switch (known.kind) {
    case 'presale':
      return readPresaleExits(client, known, user)
    case 'lock':
      return readLockExits(client, known, user)
    case 'pool':
      return readPoolExits(client, known, user)
    case 'claims':
      return readClaimsExits(client, known, user, entries)
    case 'mapping':
      return readMappingExits(client, known, user)
    case 'nft':
      return readNftExits(client, known, user)
  }
}
