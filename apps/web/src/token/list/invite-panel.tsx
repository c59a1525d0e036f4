import { formatBps, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { creationQueries } from '@slipway/sdk/token/creation-queries'
import type { CreationInviter } from '@slipway/sdk/token/evm/get-creation-inviter'
import { claimCreationRewardFlow } from '@slipway/sdk/token/flows/claim-creation-reward-flow'
import { tokenKey } from '@slipway/sdk/token/token-key'
import { CopyField } from '@slipway/ui/copy-field'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { PlainAction } from '../../action/plain-action.tsx'
import { provenAmount } from '../../action/proven-amount.ts'
import { activeChain } from '../../core/active-chain.ts'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { inviteUrl } from '../../inviter/invite-url.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { useReview } from '../../transaction/use-review.tsx'
import classes from './token-list.module.css'

interface InviterProps {
  contracts: TokenContracts
  account: Address
}

function claimPlan({ contracts, account }: InviterProps, dueWei: bigint): ShownPlan {
  const { symbol } = activeChain.nativeCurrency
  const paid = (result = {}) => nativeAmount(provenAmount(result, 'amountWei'))
  return showPlan({
    plan: planTransaction(claimCreationRewardFlow, { contracts, inviter: account, to: account }),
    label: {
      kind: 'token_claim_reward',
      subject: symbol,
      contract: contracts.factory,
    },
    review: {
      title: m.transaction_title_token_claim_reward({ subject: symbol }),
      gets: [{ label: m.token_invite_claim_gets(), value: nativeAmount(dueWei) }],
    },
    done: ({ steps }) => m.token_invite_claim_done({ amount: paid(steps.at(-1)?.result) }),
  })
}

function Claim({ dueWei, ...inviter }: InviterProps & { dueWei: bigint }) {
  const queries = useQueryClient()
  const [done, setDone] = useState<string | null>(null)
  const review = useReview((state, plan) => {
    setDone(plan.done?.(state) ?? null)
    void queries.invalidateQueries({ queryKey: tokenKey(readClient) })
  })
  const amount = nativeAmount(dueWei)
  if (dueWei === 0n && done === null)
    return (
      <KeyValueList>
        <KeyValue label={m.token_invite_due()}>{amount}</KeyValue>
      </KeyValueList>
    )
  const act = {
    token: activeChain.nativeCurrency,
    open: review.open,
    doneOf: () => done,
    clearDone: () => setDone(null),
  }
  return (
    <>
      <PlainAction
        act={act}
        kind="token_claim_reward"
        title={m.token_invite_claim_title()}
        text={m.token_invite_claim_text()}
        current={amount}
        open={m.token_invite_claim_open()}
        preview={m.token_invite_claim_preview({ amount })}
        plan={() => claimPlan(inviter, dueWei)}
      />
      {review.dialog}
    </>
  )
}

/** The factory takes only those as inviters who created a token themselves. */
function Link({ account, tokenCount }: { account: Address; tokenCount: number }) {
  if (tokenCount === 0) return <p className={classes.quiet}>{m.token_invite_first()}</p>
  const url = inviteUrl('/token/create', account)
  return <CopyField label={m.token_invite_link()} value={url} copyLabel={m.token_invite_copy()} />
}

function Invitation({ inviter, ...of }: InviterProps & { inviter: CreationInviter }) {
  const { rewardWei, tokenCount, inviterShareBps } = inviter
  const share = formatBps(inviterShareBps)
  return (
    <Panel
      title={m.token_invite_title()}
      {...(inviterShareBps > 0n && { description: m.token_invite_text({ share }) })}
    >
      <div className={classes.invite}>
        {inviterShareBps > 0n && <Link account={of.account} tokenCount={tokenCount} />}
        <Claim {...of} dueWei={rewardWei} />
      </div>
    </Panel>
  )
}

/** A wallet's invite link for the creation of tokens, what it has earned, and the claim: all as the factory says it. */
export default function InvitePanel(of: InviterProps) {
  const { data, error, refetch } = useQuery(
    creationQueries.inviter(readClient, of.contracts, of.account),
  )
  if (!data && error)
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        {m.token_invite_failed()}
      </Notice>
    )
  if (!data || (data.inviterShareBps === 0n && data.rewardWei === 0n)) return null
  return <Invitation {...of} inviter={data} />
}
