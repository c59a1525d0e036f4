import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { type Address, isAddress } from '@solana/kit'
import { skipToken, useQuery } from '@tanstack/react-query'

export interface TypedToken<Token> {
  readonly token: Token | undefined
  readonly isReading: boolean
  /** Why what was typed cannot be used. */
  readonly problem: string | undefined
}

interface TokenReader<Token, Refusal extends string> {
  /** Part of the query's key. */
  readonly key: string
  readonly read: (
    mint: Address,
  ) => Promise<
    { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly reason: Refusal }
  >
  readonly refusals: Readonly<Record<Refusal, () => string>>
}

/** The token at a typed address, as the chain has it now. */
export function useTypedToken<Token, Refusal extends string>(
  chain: SolanaChainDefinition,
  typed: string,
  { key, read, refusals }: TokenReader<Token, Refusal>,
): TypedToken<Token> {
  const mint = typed.trim()
  const query = useQuery({
    queryKey: ['solana', chain.chainId, key, mint],
    queryFn: isAddress(mint) ? () => read(mint) : skipToken,
  })
  const nothing = { token: undefined, isReading: false, problem: undefined }
  if (mint === '') return nothing
  if (!isAddress(mint)) return { ...nothing, problem: m.solana_issue_address() }
  // What was read stays while a later answer is missing, and with it the form that it is for.
  if (!query.data)
    return query.isError
      ? { ...nothing, problem: m.solana_unreachable({ chain: chain.name }) }
      : { ...nothing, isReading: true }
  const { data } = query
  return data.ok
    ? { ...nothing, token: data.token }
    : { ...nothing, problem: refusals[data.reason]() }
}
