import type { Address } from '@solana/kit'
import { decodeMint, decodeToken } from '@solana-program/token-2022'
import type { LiteSVM } from 'litesvm'
import { kindOfTokenAccount } from './describe-token-account.ts'
import { formatTokenAmount } from './format-token-amount.ts'

/** What accounts of a transaction hold at a moment, as nodes keep it beside the transaction. */
export interface AccountBalances {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly {
    readonly accountIndex: number
    readonly mint: string
    readonly owner: string
    readonly programId: string
    readonly uiTokenAmount: ReturnType<typeof formatTokenAmount>
  }[]
}

function decimalsOf(machine: LiteSVM, mint: Address): number {
  const account = machine.getAccount(mint)
  return account.exists && kindOfTokenAccount(account) === 'mint'
    ? decodeMint(account).data.decimals
    : 0
}

/** Reads what accounts hold now, in lamports and in tokens. */
export function readAccountBalances(
  machine: LiteSVM,
  accounts: readonly Address[],
): AccountBalances {
  const read = accounts.map((address) => machine.getAccount(address))
  return {
    lamports: read.map((account) => (account.exists ? account.lamports : 0n)),
    tokens: read.flatMap((account, accountIndex) => {
      if (!account.exists || kindOfTokenAccount(account) !== 'account') return []
      const { mint, owner, amount } = decodeToken(account).data
      const uiTokenAmount = formatTokenAmount(amount, decimalsOf(machine, mint))
      return { accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount }
    }),
  }
}
