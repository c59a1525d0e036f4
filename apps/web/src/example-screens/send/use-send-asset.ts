import type { SendAsset } from '@slipway/sdk/send/types'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { type TypedToken, useTypedToken } from '../../form/use-typed-token.ts'

/** What the form sends, as far as it is known. */
export interface FormAsset {
  /** `null` while the token is not known. */
  readonly asset: SendAsset | null
  readonly token: TypedToken
  /** Base units that the wallet holds; undefined while that is read, and without a wallet. */
  readonly balance: bigint | undefined
}

const native: SendAsset = { kind: 'native', ...nativeUnit() }

function nativeUnit() {
  const { symbol, decimals } = activeChain.nativeCurrency
  return { symbol, decimals }
}

/** Facts of what is sent. @param token its address as typed; unread for the network's own currency */
export function useSendAsset(
  kind: SendAsset['kind'],
  token: string,
  account: Address | undefined,
): FormAsset {
  const typed = useTypedToken(kind === 'token' ? token : '', account)
  const { data: nativeBalance } = useQuery({
    queryKey: ['send', activeChain.chainId, 'native-balance', account ?? null],
    queryFn:
      account && kind === 'native' ? () => readClient.getBalance({ address: account }) : skipToken,
    refetchInterval: 12_000,
  })
  if (kind === 'native') return { asset: native, token: typed, balance: nativeBalance }
  if (typed.state !== 'known') return { asset: null, token: typed, balance: undefined }
  const { address, symbol, decimals, balance } = typed.facts
  return { asset: { kind, address, symbol, decimals }, token: typed, balance }
}
