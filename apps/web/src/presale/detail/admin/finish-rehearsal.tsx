import { Button } from '@mantine/core'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { type DecodedFailure, decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { findMissingLauncher } from '@slipway/sdk/presale/evm/find-missing-launcher'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useMutation } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { activeChain } from '../../../shell/active-chain.ts'
import { readClient } from '../../../transaction/read-client.ts'
import type { SaleAct } from '../sale-act.ts'
import { SalePoolNotice } from '../sale-pool-notice.tsx'
import classes from '../side.module.css'

/** Runs the whole finish on the chain's state without sending it. @returns what it would fail with, or null */
async function rehearse({ sale, account = zeroAddress }: SaleAct): Promise<DecodedFailure | null> {
  const input = { presale: sale.address }
  const context = { chainId: sale.chainId, account, results: {} }
  const [step] = presaleActionFlows.finalize.steps(input)
  if (!step) return null
  try {
    await step.simulate(step.build(input, context), context, createFlowChain(readClient))
    return null
  } catch (error) {
    const missing =
      sale.kind !== 'private' &&
      (await findMissingLauncher(readClient, sale.token.address, sale.address))
    return missing || decodeContractError(error, contractErrorsAbi)
  }
}

function reasonOf({ name, args }: DecodedFailure, { sale }: SaleAct): string {
  const { nativeCurrency } = activeChain
  return errorMessage(name, args, { nativeCurrency, currency: sale.currency, token: sale.token })
}

/** The preflight of the finish: pool, lock, launch and trial sale of this very token, as things stand. */
export function FinishRehearsal({ act }: { act: SaleAct }) {
  const rehearsal = useMutation({ mutationFn: () => rehearse(act) })
  const { data: failure, error } = rehearsal
  const problem = error ? decodeContractError(error, contractErrorsAbi) : failure
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{m.sale_admin_finish_check_text()}</p>
      <SalePoolNotice sale={act.sale} />
      {failure === null && (
        <NoticeBox tone="good" role="status">
          {m.sale_admin_finish_check_ok()}
        </NoticeBox>
      )}
      {problem && (
        <NoticeBox tone="bad" role="alert" title={m.sale_admin_finish_check_bad()}>
          {reasonOf(problem, act)}
        </NoticeBox>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          loading={rehearsal.isPending}
          onClick={() => rehearsal.mutate()}
        >
          {m.sale_admin_finish_check()}
        </Button>
      </div>
    </div>
  )
}
