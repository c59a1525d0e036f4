import { readSolanaSignIn } from '@slipway/sdk/accounts/solana-sign-in'
import type { WalletAccount } from '@wallet-standard/base'
import { SolanaSignIn, SolanaSignMessage, type SolanaWallet } from './wallet-standard.ts'

/** A text as the wallet signed it, and its signature. */
interface SignedText {
  readonly message: string
  readonly signature: Uint8Array
}

export const canSignText = ({ features }: SolanaWallet): boolean =>
  SolanaSignIn in features || SolanaSignMessage in features

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * Has a wallet sign a text by which somebody signs in. A wallet that knows such texts gets their facts: it shows them in its
 * own words, and warns of another site's.
 *
 * @throws what the wallet throws when the person refuses; Error where it cannot sign texts at all
 */
export async function signText(
  { features }: SolanaWallet,
  account: WalletAccount,
  message: string,
): Promise<SignedText> {
  const facts = readSolanaSignIn(message)
  const signIn = features[SolanaSignIn]
  const signMessage = features[SolanaSignMessage]
  if (signIn && facts) {
    const [signed] = await signIn.signIn(facts)
    if (!signed) throw new Error('The wallet returned no signature.')
    if (signed.account.address !== account.address)
      throw new Error('The wallet signed with another account.')
    const answer = { message: read(signed.signedMessage), signature: signed.signature }
    // A wallet may add a line of its own, which the server did not ask for: the text itself is signed then.
    if (!signMessage || readSolanaSignIn(answer.message)) return answer
  }
  const bytes = new TextEncoder().encode(message)
  const [signed] = (await signMessage?.signMessage({ account, message: bytes })) ?? []
  if (!signed) throw new Error('The wallet returned no signature.')
  return { message: read(signed.signedMessage), signature: signed.signature }
}
