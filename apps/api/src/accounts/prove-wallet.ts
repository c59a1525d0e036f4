import { randomBytes } from 'node:crypto'
import { walletNonce } from '@slipway/database/accounts/app'
import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/accountmail'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { readSolanaSignIn, writeSolanaSignIn } from '@slipway/sdk/accounts/solana-sign-in'
import { and, eq, gt } from 'drizzle-orm'
import { getAddress, type Hex } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { ApiError } from '../http/api-error.ts'
import type { AccountParts } from './account-parts.ts'
import { clusterNames } from './wallet-fields.ts'

/** A proven wallet. */
export interface ProvenWallet {
  /** as it is stored: of EVM in lower case, of Solana in its own letters */
  readonly address: string
  /**
   * 0: its own key signed. Otherwise the network whose contract at that address vouches: another network may have
   * another owner there, and its nodes may lie, but never about the key.
   */
  readonly chainId: number
}

/**
 * The text that a wallet signs to prove itself here: EIP-4361, or the same of Solana for an address of Solana. It works
 * once, for 10 minutes, on this site alone.
 */
export async function makeWalletMessage(
  parts: AccountParts,
  wallet: { readonly address: string; readonly chainId: number },
  locale: Locale,
): Promise<string> {
  const now = parts.now()
  const nonce = randomBytes(16).toString('hex')
  const issuedAt = new Date(now)
  const expiresAt = new Date(now + accountLimits.walletMessageSeconds * 1_000)
  await parts.database.insert(walletNonce).values({ nonce, expiresAt })
  const text = {
    domain: new URL(parts.siteUrl).host,
    uri: parts.siteUrl,
    version: '1',
    statement: m.accountmail_wallet_statement({}, { locale }),
    nonce,
  } as const
  const cluster = clusterNames.get(wallet.chainId)
  if (cluster !== undefined) {
    return writeSolanaSignIn({
      ...text,
      address: wallet.address,
      chainId: cluster,
      issuedAt: issuedAt.toISOString(),
      expirationTime: expiresAt.toISOString(),
    })
  }
  return createSiweMessage({
    ...text,
    address: getAddress(wallet.address),
    chainId: wallet.chainId,
    issuedAt,
    expirationTime: expiresAt,
  })
}

/** What a signed text says, of either kind; what it does not say is undefined. */
function readWalletMessage(message: string) {
  const ofSolana = readSolanaSignIn(message)
  if (!ofSolana) {
    const read = parseSiweMessage(message)
    return { ...read, stored: read.address?.toLowerCase() }
  }
  const [chainId] = [...clusterNames].find(([, name]) => name === ofSolana.chainId) ?? []
  return {
    ...ofSolana,
    chainId,
    stored: ofSolana.address,
    issuedAt: new Date(ofSolana.issuedAt),
    expirationTime: new Date(ofSolana.expirationTime),
  }
}

const wrong = () =>
  new ApiError('WALLET_MESSAGE_WRONG', 'the signed text does not prove this wallet here')

/** A nonce is taken whether or not the rest is right: nobody tries signatures against it. */
async function takeNonce(parts: AccountParts, nonce: string): Promise<boolean> {
  const taken = await parts.database
    .delete(walletNonce)
    .where(and(eq(walletNonce.nonce, nonce), gt(walletNonce.expiresAt, new Date(parts.now()))))
    .returning()
  return taken.length > 0
}

/**
 * Whose wallet signed a text of this site.
 *
 * @throws ApiError `WALLET_MESSAGE_WRONG`
 */
export async function proveWallet(
  parts: AccountParts,
  input: { readonly message: string; readonly signature: Hex },
): Promise<ProvenWallet> {
  const read = readWalletMessage(input.message)
  const { address, stored, chainId, domain, uri, nonce, issuedAt, expirationTime } = read
  if (!address || !stored || !chainId || !nonce || !(await takeNonce(parts, nonce))) throw wrong()
  const isOurs = domain === new URL(parts.siteUrl).host && uri === parts.siteUrl
  const age = parts.now() - (issuedAt?.getTime() ?? 0)
  const isFresh =
    Math.abs(age) <= accountLimits.walletMessageSeconds * 1_000 &&
    (expirationTime?.getTime() ?? 0) > parts.now()
  if (!isOurs || !isFresh) throw wrong()
  const signer = await parts.verifyWallet({ ...input, address, chainId })
  if (!signer) throw wrong()
  return { address: stored, chainId: signer === 'key' ? 0 : chainId }
}
