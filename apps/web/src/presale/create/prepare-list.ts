import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import type { Address, Hex } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { presaleFiles } from '../shared/presale-files.ts'
import { buildListRoot } from './build-list-root.ts'
import { isDirect } from './list-form.ts'
import type { PresaleFormValues } from './presale-form-values.ts'

/** How a list goes on chain: slot by slot, or as the root of its tree with the list under a key. */
export interface PreparedList {
  readonly slots: readonly WhitelistEntry[]
  readonly root?: { readonly root: Hex; readonly ipfsKey: string; readonly count: number }
}

interface ListParams {
  readonly presale: Address
  readonly entries: readonly WhitelistEntry[]
  readonly form: PresaleFormValues['listForm']
}

/** Makes a list ready for its presale, whose address every leaf contains. */
export async function prepareList({ presale, entries, form }: ListParams): Promise<PreparedList> {
  if (isDirect(form, entries.length)) return { slots: entries }
  const scope = { chainId: activeChain.chainId, presale }
  const [root, stored] = await Promise.all([
    buildListRoot({ scope, entries }),
    presaleFiles.uploadWhitelist({
      entries: entries.map(({ address, level }) => [address, level]),
    }),
  ])
  return { slots: [], root: { root, ipfsKey: stored.cid, count: entries.length } }
}
