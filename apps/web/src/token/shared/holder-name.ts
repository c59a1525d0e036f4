import type { TokenHolderList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { isBurnAddress } from '@slipway/sdk/shared/burn-addresses'
import type { Address } from 'viem'
import { platformContracts } from './platform-contracts.ts'

type Holder = TokenHolderList['items'][number]
type Contract = NonNullable<Holder['contract']>

/** What a holder is called, and its page of ours where it has one. */
export interface HolderName {
  readonly text: string
  readonly to?: string
  readonly search?: Readonly<Record<string, string>>
}

const presaleTexts = {
  normal: m.token_holder_presale,
  fair: m.token_holder_fair,
  private: m.token_holder_private,
} as const

const deployed = {
  launchPad: m.token_holder_launchPad,
  openingVault: m.tools_solvency_name_openingVault,
  liquidityLocker: m.tools_solvency_name_liquidityLocker,
  nftLocker: m.tools_solvency_name_nftLocker,
} as const

function indexedName({ kind, number, presaleKind }: Contract, holder: string, token: string) {
  const numbered = { number: number ?? '' }
  switch (kind) {
    case 'presale': {
      const presale = presaleKind ?? 'normal'
      return { text: presaleTexts[presale](numbered), to: presalePath(presale, holder) }
    }
    case 'pool':
      return { text: m.token_holder_pool(numbered), to: `/mining/detail/${holder}` }
    case 'airdrop':
      return { text: m.token_holder_airdrop(numbered), to: `/airdrop/detail/${holder}` }
    case 'locker':
      return { text: m.token_holder_locker(), to: '/lock/list', search: { token } }
    case 'pair':
      return { text: m.token_holder_pair() }
    case 'token':
      return holder.toLowerCase() === token.toLowerCase()
        ? { text: m.token_holder_token() }
        : { text: m.token_holder_token(), to: `/token/view/${holder}` }
  }
}

/**
 * Names a holder that is known to be no wallet: by what everybody burns to, by the deployment, then by the index.
 * @param token address of the token that is held
 * @returns undefined for a wallet, and for what nobody knows
 */
export function holderName(
  { holder, contract }: Pick<Holder, 'holder' | 'contract'>,
  token: string,
): HolderName | undefined {
  if (isBurnAddress(holder as Address)) return { text: m.token_holder_burned() }
  const ours = Object.entries(deployed).find(
    ([name]) =>
      platformContracts[name as keyof typeof deployed]?.toLowerCase() === holder.toLowerCase(),
  )
  if (ours) return { text: ours[1]() }
  return contract ? indexedName(contract, holder, token) : undefined
}
