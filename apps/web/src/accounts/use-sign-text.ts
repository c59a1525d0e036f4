import { getLocale } from '@slipway/messages'
import { useConnection, useSignMessage } from 'wagmi'
import { accountApi } from '../core/account-api.ts'
import { activeChain } from '../core/active-chain.ts'
import { SignatureLater } from './signature-later.ts'

/** A text of this site and the wallet's signature of it. */
export interface SignedText {
  readonly message: string
  readonly signature: `0x${string}`
}

/**
 * Has the connected wallet sign a text that proves it here; undefined without a wallet.
 *
 * @throws {SignatureLater} by what it returns, and the text is used for nothing
 */
export function useSignText(): (() => Promise<SignedText>) | undefined {
  const { address } = useConnection()
  const { mutateAsync: sign } = useSignMessage()
  if (!address) return undefined
  return async () => {
    const { message } = await accountApi.makeWalletMessage({
      address,
      chainId: activeChain.chainId,
      language: getLocale(),
    })
    const signature = await sign({ message, account: address })
    if (signature === '0x') throw new SignatureLater()
    return { message, signature }
  }
}
