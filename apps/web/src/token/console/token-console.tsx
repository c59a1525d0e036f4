import { Button, Skeleton } from '@mantine/core'
import { joinSentences, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Token } from '@slipway/sdk/token/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { CapabilitiesPanel } from '../shared/capabilities-panel.tsx'
import { TokenHead } from '../shared/token-head.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { doneText } from './done-text.ts'
import HistoryPanel from './history-panel.tsx'
import { StatePanel } from './state-panel.tsx'

interface TokenConsoleProps {
  token: Token
  account: Address | undefined
}

interface Done {
  /** Whose act it was: another wallet that is connected afterwards is told nothing of it. */
  account: Address | undefined
  id: string
  text: string
}

const ActionForms = lazyPart(() => import('./action-forms.tsx'))
const FinalForms = lazyPart(() => import('./final-forms.tsx'))
const LiquidityGroup = lazyPart(() => import('./groups/liquidity-group.tsx'))
const OpeningGroup = lazyPart(() => import('./groups/opening-group.tsx'))
const TaxedGroups = lazyPart(() => import('./taxed-groups.tsx'))

function Standing({ token, account, isOwner }: TokenConsoleProps & { isOwner: boolean }) {
  if (isOwner) return null
  // Not only its owner acts here: holders claim, others join an opening.
  if (!account)
    return (
      <NoticeBox title={m.token_console_connect()} actions={<ConnectButton size="xs" />}>
        {m.token_console_connect_text()}
      </NoticeBox>
    )
  if (token.owner === zeroAddress)
    return (
      <Notice tone="info">
        {joinSentences([
          m.token_console_nobody(),
          // Of a plain token those who hold none can do nothing.
          token.taxed || token.balance ? m.token_console_anybody() : undefined,
        ])}
      </Notice>
    )
  return (
    <Notice tone="info" title={m.token_console_not_owner()}>
      {m.token_console_not_owner_text({ owner: shortenAddress(token.owner) })}
    </Notice>
  )
}

/** The forms, in the order in which they are needed. */
function Acts({ act, isOwner }: { act: ConsoleAct; isOwner: boolean }) {
  const { taxed } = act.token
  // Before trading is open, opening it comes first; where it stands does not change while somebody looks.
  const [isOpeningFirst] = useState(taxed !== undefined && !taxed.launch.isLaunched)
  const opening = (
    <>
      <LatePart pending={<Skeleton height={120} radius={12} />}>
        <OpeningGroup act={act} />
      </LatePart>
      {isOwner && (
        <LatePart>
          <LiquidityGroup act={act} />
        </LatePart>
      )}
    </>
  )
  return (
    <>
      {isOpeningFirst && opening}
      {taxed && (
        <LatePart pending={<Skeleton height={240} radius={12} />}>
          <TaxedGroups act={act} taxed={taxed} isOwner={isOwner} />
        </LatePart>
      )}
      {!isOpeningFirst && opening}
      <LatePart pending={<Skeleton height={120} radius={12} />}>
        <ActionForms act={act} isOwner={isOwner} />
      </LatePart>
    </>
  )
}

/** State, powers and history of a token, and for its owner a form for each thing that can still be done. */
export function TokenConsole({ token, account }: TokenConsoleProps) {
  const queries = useQueryClient()
  const now = useChainNow()
  const [done, setDone] = useState<Done | null>(null)
  const readAnew = () =>
    void queries.invalidateQueries({ queryKey: ['token', activeChain.chainId] })
  const review = useReview((state, plan) => {
    const id = 'id' in plan && typeof plan.id === 'string' ? plan.id : plan.label.kind
    setDone({ account, id, text: doneText(plan, state, token) })
    readAnew()
  }, readAnew)
  const isOwner = account?.toLowerCase() === token.owner.toLowerCase()
  const doneOf = (...ids: readonly string[]) =>
    done && done.account === account && ids.includes(done.id) ? done.text : null
  const act = account && {
    token,
    account,
    now,
    open: review.open,
    doneOf,
    clearDone: () => setDone(null),
  }
  return (
    <>
      <TokenHead
        token={token}
        eyebrow={m.token_console_eyebrow()}
        actions={
          <Button component={AppLink} variant="default" to={`/token/view/${token.address}`}>
            {m.token_console_public()}
          </Button>
        }
      />
      <Standing token={token} account={account} isOwner={isOwner} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <StatePanel token={token} now={now} />
          {act && <Acts act={act} isOwner={isOwner} />}
        </div>
        <div className={classes.column}>
          <CapabilitiesPanel token={token} />
          <HistoryPanel token={token} />
        </div>
      </div>
      {act && (
        <LatePart>
          <FinalForms act={act} isOwner={isOwner} />
        </LatePart>
      )}
      {review.dialog}
    </>
  )
}
