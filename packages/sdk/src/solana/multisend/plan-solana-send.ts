import { type Address, fetchEncodedAccounts } from '@solana/kit'
import { getTokenAccounts } from '../get-token-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { findAccounts } from './find-accounts.ts'
import { findNonWallets } from './find-non-wallets.ts'
import { getSendHistory } from './get-send-history.ts'
import { getSendReference } from './get-send-reference.ts'
import { packPayments } from './pack-payments.ts'
import { readReceiver } from './read-receiver.ts'
import type { PaidBatch, SendPayment, SendPlan, SendRefusal, SendRow, SendToken } from './types.ts'

/** Accounts that a node reads at once. */
const readAtOnce = 100

/** Accounts that are open, each with why it cannot take a transfer. */
type OpenAccounts = ReadonlyMap<Address, SendRefusal | undefined>

/** @param owners who holds each account */
async function findOpen(
  rpc: SolanaRpc,
  owners: ReadonlyMap<Address, Address>,
  { program, minContextSlot }: { readonly program: Address; readonly minContextSlot: bigint },
): Promise<OpenAccounts> {
  const accounts = [...owners.keys()]
  const open = new Map<Address, SendRefusal | undefined>()
  for (let from = 0; from < accounts.length; from += readAtOnce) {
    const some = accounts.slice(from, from + readAtOnce)
    const found = await fetchEncodedAccounts(rpc, some, { commitment: 'confirmed', minContextSlot })
    for (const one of found) {
      const owner = owners.get(one.address)
      // Anybody may have sent money to an address that is not open yet.
      if (!one.exists || one.programAddress !== program || !owner) continue
      open.set(one.address, readReceiver(one, owner))
    }
  }
  return open
}

/** Rows as payments, each with how its account is opened. */
function toPayments(
  left: readonly Omit<SendPayment, 'opening'>[],
  open: OpenAccounts,
): SendPayment[] {
  const times = new Map<Address, number>()
  for (const { account } of left) times.set(account, (times.get(account) ?? 0) + 1)
  return left.map((payment) => {
    // Whoever stands in it twice has the account opened with each: they may arrive in any order.
    const once = times.get(payment.account) === 1 ? 'once' : 'if-needed'
    return { ...payment, opening: open.has(payment.account) ? 'no' : once }
  })
}

export interface SendQuestion {
  readonly token: SendToken
  readonly sender: Address
  readonly rows: readonly SendRow[]
  /** Transactions of the list that were seen in blocks from here. */
  readonly known?: readonly PaidBatch[]
  /** Slot of the newest of them: nodes that are behind it are not believed. */
  readonly knownSlot?: bigint
  /** Transactions that name the list and were read before: they are none of its payments. */
  readonly strangers?: SendPlan['strangers'] | undefined
  /** Where the recipients hold the token, as an earlier plan of the same list found it. */
  readonly accounts?: readonly Address[] | undefined
}

/**
 * What is left of a list by what the chain says now, divided into transactions, with its costs. The same list of the
 * same sender goes on where it stopped, from any browser.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function planSolanaSend(rpc: SolanaRpc, list: SendQuestion): Promise<SendPlan> {
  const { token, sender, rows, known = [], knownSlot = 0n } = list
  const { mint, program } = token
  const accounts =
    list.accounts ??
    (await findAccounts(
      rows.map(({ address }) => address),
      token,
    ))
  const reference = await getSendReference(sender, mint, rows)
  // What is read next is of the same state or a newer one, whichever node answers.
  let minContextSlot: bigint = await rpc.getSlot({ commitment: 'confirmed' }).send()
  if (knownSlot > minContextSlot) minContextSlot = knownSlot
  const question = {
    reference,
    sender,
    program,
    rows,
    known,
    minContextSlot,
    strangers: list.strangers,
  }
  const [history, held, rentLamports] = await Promise.all([
    getSendHistory(rpc, { ...question, getAccounts: async () => accounts }),
    getTokenAccounts(rpc, mint, sender),
    rpc.getMinimumBalanceForRentExemption(BigInt(token.accountBytes)).send(),
  ])
  const left = rows.flatMap((line, row): Omit<SendPayment, 'opening'>[] => {
    const account = accounts[row]
    return account && !history.paid.has(row) ? [{ ...line, row, account }] : []
  })
  const owners = new Map(left.map(({ account, address }) => [account, address]))
  const recipients = left.map(({ address }) => address)
  const [open, nonWallets] = await Promise.all([
    findOpen(rpc, owners, { program, minContextSlot }),
    findNonWallets(rpc, recipients, minContextSlot),
  ])
  const refused = new Map(
    left.flatMap(({ row, account, address }): [number, SendRefusal][] => {
      const reason = nonWallets.has(address) ? 'no-wallet' : open.get(account)
      return reason ? [[row, reason]] : []
    }),
  )
  const source = held.find(({ isFrozen }) => !isFrozen)
  return {
    ...{ ...history, token, sender, reference, rows, accounts, refused, rentLamports },
    source: source?.address ?? sender,
    balance: source?.amount ?? 0n,
    slot: minContextSlot,
    batches: packPayments(
      toPayments(
        left.filter(({ row }) => !refused.has(row)),
        open,
      ),
    ),
  }
}
