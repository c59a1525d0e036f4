import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { buildTokenAction } from '@slipway/sdk/solana/build-token-action'
import type { SolanaTransactionRequest } from '@slipway/sdk/solana/compose-message'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { findMetaplexAddress } from '@slipway/sdk/solana/metaplex/find-metaplex-address'
import { getMetaplexDeposit } from '@slipway/sdk/solana/metaplex/get-metaplex-deposit'
import type { Address } from '@solana/kit'
import type { WalletAccount } from '@wallet-standard/base'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { solanaTitle } from '../flow/solana-kind.ts'
import type { ActTerms, Deposit, SolanaPlan } from '../flow/solana-plan.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { isGivenAway } from '../network/find-own-account.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'
import { nonWalletText } from './non-wallet-text.ts'
import { type ConsoleAction, planTokenAction } from './token-action-plan.ts'

export interface ActionRequest {
  readonly chain: SolanaChainDefinition
  readonly token: SolanaToken
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
  readonly action: ConsoleAction
}

async function depositsOf(
  { chain, token, action }: ActionRequest,
  request: SolanaTransactionRequest,
): Promise<Deposit[]> {
  if (action.kind === 'metadata')
    return [{ label: m.solana_deposit_token(), lamports: action.depositLamports }]
  if (action.kind === 'metadata-create') {
    const place = await findMetaplexAddress(token.address)
    const lamports = await getMetaplexDeposit(clusterRpc(chain), request, place)
    return [{ label: m.solana_metaplex_deposit(), lamports }]
  }
  if (action.kind !== 'mint') return []
  const lamports = await getAccountDeposit(clusterRpc(chain), token, action.recipient)
  return [{ label: m.solana_deposit_recipient(), lamports }]
}

/** Who gets tokens, or a right: somebody has to have the key. */
function receiverOf(action: ConsoleAction): Address | undefined {
  if (action.kind === 'mint') return action.recipient
  return action.kind === 'metadata-authority' ? action.authority : undefined
}

function termsOf(action: ConsoleAction): ActTerms {
  switch (action.kind) {
    case 'mint':
      return [action.recipient, action.amount]
    case 'burn':
      return [action.account, action.amount]
    case 'freeze':
    case 'thaw':
      return action.accounts
    case 'metadata':
    case 'metadata-create':
      return [action.texts.name, action.texts.symbol, action.texts.uri]
    case 'metadata-authority':
      return [action.authority]
    case 'tax':
      return [action.bps]
    case 'maximum':
      return [action.maxSize]
    case 'give-up':
      return action.rights
  }
}

/**
 * An action on a token as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareTokenAction(request: ActionRequest): Promise<SolanaPlan | string> {
  const { chain, token, wallet, account, action } = request
  const receiver = receiverOf(action)
  const obstacle = receiver === undefined ? undefined : await nonWalletText(chain, receiver)
  if (obstacle !== undefined) return obstacle
  const place = { mint: token.address, tokenProgram: token.program }
  if (action.kind === 'mint' && (await isGivenAway(chain, place, action.recipient)))
    return m.solana_mint_given_away()
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const asked = { payer: signer, instructions: await buildTokenAction(token, signer, action) }
  const deposits = (await depositsOf(request, asked)).filter(({ lamports }) => lamports > 0n)
  const { kind, pays, facts, ...reviewed } = planTokenAction(token, action)
  // A token of the first program may have no name at all.
  const subject = token.symbol.trim() || shortenAddress(token.address)
  return {
    chain,
    request: asked,
    ...{ kind, subject, mint: token.address, deposits },
    terms: termsOf(action),
    review: {
      ...reviewed,
      title: solanaTitle(kind, subject),
      pays: [...pays, ...describeDeposits(deposits, chain)],
      facts: [{ label: m.shell_network(), value: chain.name }, ...facts],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
