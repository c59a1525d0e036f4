import type { ReadClient } from '../../evm/create-read-client.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import type { Lockable } from '../../platform/lockable.ts'
import type { TemplateId } from '../../platform/template-id.ts'
import { hasFeature, tokenTemplates } from '../../platform/token-templates.ts'
import type { CreatePoolInput } from '../flows/create-pool-flow.ts'
import type { PoolHint } from './pool-hint.ts'

const takesTaxes = (id: number | undefined) =>
  id !== undefined && id in tokenTemplates && hasFeature(id as TemplateId, 'tax')

/**
 * A token of the platform may limit what one wallet holds. A pool is one of them until its token's owner exempts it, which
 * only pools of tokens that are not launched yet can be (`TaxedCore._move`, `PoolFactory._deploy`).
 */
export async function getLimitHint(
  client: ReadClient,
  { staked, input }: { readonly staked?: Lockable | undefined; readonly input: CreatePoolInput },
): Promise<readonly PoolHint[]> {
  if (staked?.kind !== 'token' || !takesTaxes(staked.templateId)) return []
  const token = { address: input.draft.stakedToken, abi: taxedTokenAbi } as const
  const [max] = await client.readContract({ ...token, functionName: 'limits' })
  return max === 0n || max >= staked.totalSupply ? [] : [{ code: 'stake-limited', args: { max } }]
}
