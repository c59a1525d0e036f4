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
import { activeChain } from '../../../core/active-chain.ts'
import { readClient } from '../../../core/read-client.ts'
import { foreseeFinish } from '../prepare-finalize.ts'
import type { PresaleContext } from '../presale-context.ts'
import { PresalePoolNotice } from '../presale-pool-notice.tsx'
import classes from '../side.module.css'

/** How the finish would end: as it should, in refunds, refused for a reason, or so far not refused. */
type Outcome = 'finished' | 'canceled' | 'unknown' | DecodedFailure

/** Runs the whole finish on the chain's state without sending it. */
async function rehearse(act: PresaleContext): Promise<Outcome> {
  const { presale, account = zeroAddress } = act
  const input = { presale: presale.address }
  const context = { chainId: presale.chainId, account, results: {} }
  const [step] = presaleActionFlows.finalize.steps(input)
  if (!step) return 'unknown'
  try {
    await createFlowChain(readClient).call(account, step.build(input, context))
  } catch (error) {
    const missing =
      presale.kind !== 'private' &&
      (await findMissingLauncher(readClient, presale.token.address, presale.address))
    return missing || decodeContractError(error, contractErrorsAbi)
  }
  // A token that fails the test sell does not refuse the finish: it cancels the presale. A private one tests nothing.
  if (presale.kind === 'private') return 'finished'
  const finish = await foreseeFinish(act)
  if (finish === undefined) return 'unknown'
  return finish === 'canceled' ? 'canceled' : 'finished'
}

function reasonOf({ name, args }: DecodedFailure, { presale }: PresaleContext): string {
  const { nativeCurrency } = activeChain
  return errorMessage(name, args, {
    nativeCurrency,
    currency: presale.currency,
    token: presale.token,
  })
}

/** The preflight of the finish: pool, lock, launch and trial sale of this very token, as things stand. */
export function FinishRehearsal({ act }: { act: PresaleContext }) {
  const rehearsal = useMutation({ mutationFn: () => rehearse(act) })
  const { data: outcome, error } = rehearsal
  const failure = typeof outcome === 'object' ? outcome : undefined
  const problem = error ? decodeContractError(error, contractErrorsAbi) : failure
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{m.presale_admin_finish_check_text()}</p>
      <PresalePoolNotice presale={act.presale} />
      {outcome === 'finished' && (
        <NoticeBox tone="good" role="status">
          {m.presale_admin_finish_check_ok()}
        </NoticeBox>
      )}
      {outcome === 'unknown' && (
        <NoticeBox tone="info" role="status">
          {m.presale_admin_finish_check_unknown()}
        </NoticeBox>
      )}
      {outcome === 'canceled' && (
        <NoticeBox tone="bad" role="alert" title={m.presale_admin_finish_check_cancels()}>
          {m.presale_reason_unsellable()}
        </NoticeBox>
      )}
      {problem && (
        <NoticeBox tone="bad" role="alert" title={m.presale_admin_finish_check_bad()}>
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
          {m.presale_admin_finish_check()}
        </Button>
      </div>
    </div>
  )
}
