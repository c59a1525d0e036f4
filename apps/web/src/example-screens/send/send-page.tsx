import { m } from '@slipway/messages'
import type { SendParams } from '@slipway/sdk/send/types'
import { PageHeader } from '@slipway/ui/page-header'
import { Stepper } from '@slipway/ui/stepper'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { useReview } from '../../transaction/use-review.tsx'
import classes from './send.module.css'
import { SendConfirm } from './send-confirm.tsx'
import { SendDone, type SentPayment } from './send-done.tsx'
import { SendFill } from './send-fill.tsx'
import { sendPlan } from './send-plan.ts'
import type { SendSearch } from './send-search.ts'
import { useSendForm } from './use-send-form.ts'

/**
 * Native currency or any token to one receiver, in three steps (specification, section 2, step form; ADR 0192).
 * @param search presets of a link
 */
export function SendPage(search: SendSearch) {
  const [round, setRound] = useState(0)
  return (
    <>
      <PageHeader
        title={m.shell_route_form_step()}
        description={m.template_send_lead({ chain: activeChain.name })}
      />
      <Steps
        // Another link into an open form begins it anew.
        key={`${round}-${search.token ?? ''}-${search.to ?? ''}`}
        search={search}
        onAgain={() => setRound(round + 1)}
      />
    </>
  )
}

function Steps({ search, onAgain }: { search: SendSearch; onAgain: () => void }) {
  const { address: account } = useConnection()
  const queries = useQueryClient()
  const [params, setParams] = useState<SendParams | null>(null)
  const [sent, setSent] = useState<SentPayment | null>(null)
  const form = useSendForm(search, account, setParams)
  const review = useReview((state) => {
    if (params) setSent({ params, state })
    void queries.invalidateQueries({ queryKey: ['send', activeChain.chainId] })
  })
  const current = sent ? 2 : params && account ? 1 : 0
  return (
    <div className={classes.page}>
      <Stepper
        label={m.template_send_steps()}
        steps={[
          m.template_send_step_fill(),
          m.template_send_step_confirm(),
          m.template_send_step_done(),
        ]}
        current={current}
        {...(current === 1 && { onGoTo: () => setParams(null) })}
      />
      {current === 0 && <SendFill form={form} isConnected={account !== undefined} />}
      {current === 1 && params && account && (
        <SendConfirm
          account={account}
          params={params}
          onBack={() => setParams(null)}
          onSign={(arrives) => review.open(sendPlan(params, arrives))}
        />
      )}
      {sent && <SendDone sent={sent} onAgain={onAgain} />}
      {review.dialog}
    </div>
  )
}
