import { formatLength, formatTime, m } from '@slipway/messages'
import type { Membership } from '@slipway/sdk/vip/types'
import { type MembershipState, membershipStateAt } from '@slipway/sdk/vip/vip-math'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { siteUrl } from '../core/site-url.ts'
import { useOfferedChains } from '../core/use-offered-chains.ts'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import { useMembershipsElsewhere } from './use-vip-index.ts'
import classes from './vip.module.css'
import { daysText, type VipView } from './vip-view.ts'

const looks: Readonly<Record<MembershipState, { tone: StatusTone; text: () => string }>> = {
  none: { tone: 'neutral', text: m.vip_state_none },
  member: { tone: 'good', text: m.vip_state_member },
  ending: { tone: 'warn', text: m.vip_state_ending },
  expired: { tone: 'bad', text: m.vip_state_expired },
}

interface PartProps {
  membership: Membership
  state: MembershipState
  now: number
}

/** What a member should know before it costs something. */
function Warning({ membership, state, now }: PartProps) {
  if (state === 'ending') {
    const time = formatLength(membership.expiresAt - now)
    return (
      <NoticeBox tone="warn" title={m.vip_ending_title({ time })}>
        {m.vip_ending_text()}
      </NoticeBox>
    )
  }
  if (state !== 'expired') return null
  return (
    <NoticeBox tone="warn" title={m.vip_expired_title()}>
      {m.vip_expired_text()}
    </NoticeBox>
  )
}

function Facts({ membership, state, now }: PartProps) {
  const { expiresAt, paidWei, days } = membership
  const isRunning = state === 'member' || state === 'ending'
  return (
    <KeyValueList>
      <KeyValue label={m.vip_state()}>
        <StatusBadge tone={looks[state].tone}>{looks[state].text()}</StatusBadge>
      </KeyValue>
      <KeyValue label={isRunning ? m.vip_until() : m.vip_ended()}>
        <TimeText at={expiresAt} />
      </KeyValue>
      {isRunning && <KeyValue label={m.vip_left()}>{formatLength(expiresAt - now)}</KeyValue>}
      <KeyValue label={m.vip_last_paid()}>
        {m.vip_last_paid_text({ amount: nativeAmount(paidWei), days: daysText(days) })}
      </KeyValue>
    </KeyValueList>
  )
}

/** Where the visitor's membership stands. */
export function MyMembership({ view: { account, membership, now } }: { view: VipView }) {
  const state = membership && membershipStateAt(membership, now)
  const chain = activeChain.name
  return (
    <Panel title={m.vip_mine()}>
      {!account && <p className={classes.muted}>{m.vip_mine_connect()}</p>}
      {account && !membership && <div className={classes.pending} />}
      {state === 'none' && <p className={classes.muted}>{m.vip_mine_none({ chain })}</p>}
      {membership && state && state !== 'none' && (
        <div className={classes.mine}>
          <Warning membership={membership} state={state} now={now} />
          <Facts membership={membership} state={state} now={now} />
        </div>
      )}
      {account && <ElsewhereList account={account} />}
    </Panel>
  )
}

/** Where else a wallet is a member now; nothing where it is nowhere else, or while nobody can say. */
function ElsewhereList({ account }: { account: Address }) {
  const { data = [] } = useMembershipsElsewhere(account)
  const chains = useOfferedChains(data.length > 0) ?? []
  const known = data.flatMap(({ chainId, expiresAt }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    return chain ? [{ chain, expiresAt }] : []
  })
  if (known.length === 0) return null
  return (
    <ul className={classes.elsewhere} aria-label={m.vip_elsewhere()}>
      {known.map(({ chain, expiresAt }) => (
        <li key={chain.shortname}>
          <a href={siteUrl('/vip', { chain: chain.shortname })}>
            {m.vip_elsewhere_one({ chain: chain.name, time: formatTime(expiresAt) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
