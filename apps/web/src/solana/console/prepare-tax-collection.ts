import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { buildTaxCollection, maxTaxSources } from '@slipway/sdk/solana/build-tax-collection'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { getTaxBalance } from '@slipway/sdk/solana/get-tax-balance'
import type { WalletAccount } from '@wallet-standard/base'
import { describeDeposits } from '../flow/describe-deposits.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'

interface CollectionParams {
  readonly chain: SolanaChainDefinition
  readonly token: SolanaToken
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
}

/**
 * The collection of withheld tax as the review shows it, with what lies there now.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareTaxCollection(params: CollectionParams): Promise<SolanaPlan> {
  const { chain, token, wallet, account } = params
  const { address: mint, symbol, decimals } = token
  const collector = createWalletSigner(wallet, account, walletChain(chain))
  const rpc = clusterRpc(chain)
  const [balance, lamports] = await Promise.all([
    getTaxBalance(rpc, mint),
    getAccountDeposit(rpc, token, collector.address),
  ])
  const deposits = lamports > 0n ? [{ label: m.solana_deposit_account(), lamports }] : []
  const later = balance.sources.slice(maxTaxSources)
  const gathered = later.reduce((rest, { withheld }) => rest - withheld, balance.total)
  const amount = (units: bigint) => formatAmount(units, decimals, { symbol })
  return {
    chain,
    request: {
      payer: collector,
      instructions: await buildTaxCollection(mint, collector, balance),
    },
    kind: 'token_collect_tax',
    subject: symbol,
    mint,
    deposits,
    review: {
      title: m.transaction_title_token_collect_tax({ subject: symbol }),
      pays: describeDeposits(deposits, chain),
      gets: [
        {
          label: m.solana_tax_gets({ amount: amount(gathered) }),
          value: collector.address,
          address: collector.address,
        },
      ],
      facts: [
        { label: m.shell_network(), value: chain.name },
        ...(later.length > 0
          ? [{ label: m.solana_tax_later(), value: amount(balance.total - gathered) }]
          : []),
      ],
      permanent: [],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
