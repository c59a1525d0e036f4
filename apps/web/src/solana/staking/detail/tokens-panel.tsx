import { m } from '@slipway/messages'
import { calculateOwed } from '@slipway/sdk/solana/staking/pool-math'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../../core/app-link.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { TokenLink } from '../../network/token-link.tsx'
import classes from './detail.module.css'
import { TokenNotes, type TokenPlace } from './token-notes.tsx'
import type { PoolToken, PoolView } from './types.ts'

interface TokenPartProps {
  view: PoolView
  token: PoolToken
  place: TokenPlace
  title: string
}

function TokenPart({ view: { chain }, token, place, title }: TokenPartProps) {
  return (
    <section className={classes.token}>
      <h3>{title}</h3>
      <TokenNotes chain={chain} token={token} place={place} />
      <KeyValueList>
        <KeyValue label={m.lock_kind_token()}>
          {token.isUnread ? (
            <AddressText
              address={token.mint}
              explorer={clusterExplorer(chain, 'address', token.mint)}
            />
          ) : (
            <TokenLink chain={chain} token={token} />
          )}
        </KeyValue>
      </KeyValueList>
      {!token.isUnread && (
        <AppLink
          to={`/solana/token/${token.mint}`}
          search={{ network: chain.shortname }}
          className={classes.muted ?? ''}
        >
          {m.solstakepage_token_rights({ token: symbolOf(token) })}
        </AppLink>
      )}
    </section>
  )
}

/** What the pool owes of both, and what its vaults hold. */
function Vaults({ view }: { view: PoolView }) {
  const { pool, stake, reward, held, now } = view
  const owed = calculateOwed(pool, now)
  const isShort = held.stake < owed.stake || held.reward < owed.reward
  const of = (token: PoolToken, due: bigint, has: bigint) =>
    m.stakepage_owed_held({ owed: amountOf(token, due), held: amountOf(token, has) })
  return (
    <section className={classes.token}>
      <h3>{m.stakepage_trust_title()}</h3>
      <KeyValueList>
        <KeyValue label={m.stakepage_trust_staked()}>{of(stake, owed.stake, held.stake)}</KeyValue>
        <KeyValue label={m.solstakepage_rewards()}>{of(reward, owed.reward, held.reward)}</KeyValue>
      </KeyValueList>
      <NoticeBox tone={isShort ? 'bad' : 'good'}>
        {isShort ? m.solstakepage_short() : m.stakepage_trust_good()}
      </NoticeBox>
    </section>
  )
}

/** Both tokens of a pool, and what can still happen to them; one alone where stakes earn more of themselves. */
export function TokensPanel({ view }: { view: PoolView }) {
  const { stake, reward } = view
  const isOne = stake.mint === reward.mint
  return (
    <Panel title={m.solstakepage_tokens_title()} description={m.solstakepage_tokens_text()}>
      <div className={classes.stack}>
        <TokenPart
          view={view}
          token={stake}
          place="stake"
          title={isOne ? m.solstakepage_token_both() : m.solstakepage_token_stake()}
        />
        {!isOne && (
          <TokenPart
            view={view}
            token={reward}
            place="reward"
            title={m.solstakepage_token_reward()}
          />
        )}
        <Vaults view={view} />
      </div>
    </Panel>
  )
}
