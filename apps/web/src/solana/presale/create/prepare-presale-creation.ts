import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, m } from '@slipway/messages'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import { buildPresaleCreation } from '@slipway/sdk/solana/presale/build-presale-creation'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import { findPresaleAddress } from '@slipway/sdk/solana/presale/find-presale-address'
import { writePresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import { type Address, address } from '@solana/kit'
import { storeList } from '../../../files/store-list.ts'
import { uploadProblemText } from '../../../files/upload-problem.ts'
import type { PlanReview } from '../../../transaction/shown-plan.ts'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import { solanaTitle } from '../../flow/solana-kind.ts'
import type { Deposit, SolanaPlan } from '../../flow/solana-plan.ts'
import { tryPreparation } from '../../flow/try-preparation.ts'
import type { SubmittedForm } from '../../form/use-solana-submit.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { describeProgram } from '../../network/describe-program.ts'
import { describeTax } from '../../network/describe-tax.ts'
import { createWalletSigner } from '../../wallet/create-wallet-signer.ts'
import { walletChain } from '../../wallet/wallet-standard.ts'
import type { PresaleFormValues } from './presale-form-values.ts'
import type { JudgedPresale } from './presale-judge.ts'
import { presaleLines, raiseOf } from './presale-lines.ts'
import { readPresaleDeposits } from './read-presale-deposits.ts'

type Submitted = SubmittedForm<PresaleFormValues, JudgedPresale> & { readonly program: Address }

const rootBytes = 32

/** Hashes a presale's list, and keeps it under its content's address. @returns zeros and no key without one */
async function publishList(
  chain: SolanaChainDefinition,
  presale: Address,
  { token: { mint }, entries }: JudgedPresale,
): Promise<{ root: Uint8Array; infoKey: string }> {
  if (entries.length === 0) return { root: new Uint8Array(rootBytes), infoKey: '' }
  const { root } = buildPresaleTree(presale, entries, await loadKeccak())
  const file = new Blob([writePresaleList({ chainId: chain.chainId, mint, entries })])
  const unheard = () => undefined
  const { signal } = new AbortController()
  const infoKey = await storeList(file, unheard, signal, 'solana-presale-list')
  return { root, infoKey }
}

interface Reviewed {
  readonly chain: SolanaChainDefinition
  readonly draft: JudgedPresale
  readonly presale: Address
  readonly infoKey: string
  readonly deposits: readonly Deposit[]
  /** Whether somebody can change the program. */
  readonly programText: string
}

function reviewOf({ chain, draft, presale, infoKey, deposits, programText }: Reviewed): PlanReview {
  const { token, terms } = draft
  const { amount, tokens, burnsUnsold } = terms
  const tax = formatBps(token.transferFeeBps)
  const raise = { label: m.solpresalemake_preview_raise(), value: raiseOf(terms) }
  return {
    title: solanaTitle('presale_create', symbolOf(token)),
    pays: [
      {
        label: m.solpresalemake_review_tokens(),
        value: amountOf(token, amount),
        ...(amount > tokens && {
          note: m.solpresalemake_deposit_note({ total: amountOf(token, tokens), tax }),
        }),
      },
      ...describeDeposits(deposits, chain),
    ],
    gets: [raise, { label: m.solpresalemake_review_address(), value: presale, address: presale }],
    facts: [
      { label: m.shell_network(), value: chain.name },
      { label: m.solana_lock_field_mint(), value: token.mint, address: token.mint },
      ...presaleLines(draft).filter(({ label }) => label !== raise.label),
      ...(infoKey === '' ? [] : [{ label: m.solpresalemake_review_file(), value: infoKey }]),
      ...(token.isTaxed ? [{ label: m.token_field_transfer_tax(), value: tax }] : []),
    ],
    permanent: [
      m.solpresalemake_permanent_terms(),
      burnsUnsold ? m.solpresalemake_permanent_burn() : m.solpresalemake_permanent_tokens(),
      programText,
      ...describeTax(token, {
        open: () => m.solpresalemake_permanent_tax(),
        fixed: m.solpresalemake_permanent_tax_fixed,
      }),
    ],
    confirmLabel: m.solpresalemake_review_confirm(),
  }
}

/**
 * A new presale as the review shows it and the wallet signs it: its list is hashed and kept before.
 * @returns else why not, in words
 */
export async function preparePresaleCreation(submitted: Submitted): Promise<SolanaPlan | string> {
  const { chain, program, draft, wallet, account } = submitted
  if (!account.chains.includes(walletChain(chain)))
    return m.solana_account_elsewhere({ chain: chain.name })
  const { token, terms } = draft
  const creator = address(account.address)
  const id = await drawVaultId(program, 'presale', { ...terms, creator })
  const place = { creator, mint: token.mint, id }
  let kept: Awaited<ReturnType<typeof publishList>>
  try {
    kept = await publishList(chain, await findPresaleAddress(program, place), draft)
  } catch (error) {
    return uploadProblemText(error)
  }
  return await tryPreparation(async () => {
    const signer = createWalletSigner(wallet, account, walletChain(chain))
    const [deposits, creation, programText] = await Promise.all([
      readPresaleDeposits(chain, token),
      buildPresaleCreation(program, signer, { ...terms, ...kept }, id),
      describeProgram(chain, program, m.solpresalemake_permanent_program),
    ])
    const { presale, instructions } = creation
    return {
      chain,
      request: { payer: signer, instructions },
      ...{ kind: 'presale_create', subject: symbolOf(token), mint: token.mint, presale, deposits },
      review: reviewOf({ chain, draft, presale, infoKey: kept.infoKey, deposits, programText }),
    }
  }, chain)
}
