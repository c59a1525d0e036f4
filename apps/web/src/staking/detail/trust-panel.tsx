import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { type ComponentType, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './pool-screen.module.css'

/** The report about a token, which another feature has; the route brings it along. */
export type TokenSafety = ComponentType<{ address: Address }>

interface AssetProps {
  label: string
  name: string
  address: Address
  /** Absent for a collection: reports are about tokens. */
  safety?: TokenSafety
}

function Asset({ label, name, address, safety: Safety }: AssetProps) {
  const [isShown, setShown] = useState(false)
  return (
    <li>
      <span className={classes.assetHead}>
        <TokenAvatar symbol={name} seed={address} size={24} />
        <strong>{name}</strong>
        <span className={classes.quiet}>{label}</span>
        <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
        {Safety && (
          <>
            <AppLink to={`/token/view/${address}`}>{m.stakepage_token_page()}</AppLink>
            <Button
              size="compact-xs"
              variant="default"
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? m.stakepage_safety_hide() : m.stakepage_safety_show({ name })}
            </Button>
          </>
        )}
      </span>
      {Safety && isShown && <Safety address={address} />}
    </li>
  )
}

/** What the pool owes and holds, by its own word, and what is known of the tokens in it. */
export function TrustPanel({ view, safety }: { view: PoolView; safety: TokenSafety }) {
  const { pool } = view
  const { stakedToken, rewardToken, state } = pool
  const { glance } = poolAmounts(pool)
  const isShort = state.staked.held < state.staked.owed || state.reward.held < state.reward.owed
  const of = (owed: string, held: string) => m.stakepage_owed_held({ owed, held })
  const assets = [...(stakedToken.pair ?? (pool.kind === 'nft' ? [] : [stakedToken]))]
  return (
    <Panel title={m.stakepage_trust_title()} description={m.stakepage_trust_text()}>
      <div className={classes.stack}>
        <KeyValueList>
          <KeyValue label={m.stakepage_trust_staked()}>
            {of(glance.staked(state.staked.owed), glance.staked(state.staked.held))}
          </KeyValue>
          <KeyValue label={m.stakepage_trust_reward()}>
            {of(glance.reward(state.reward.owed), glance.reward(state.reward.held))}
          </KeyValue>
        </KeyValueList>
        {isShort ? (
          <NoticeBox tone="bad">{m.stakepage_trust_short()}</NoticeBox>
        ) : (
          <NoticeBox tone="good">{m.stakepage_trust_good()}</NoticeBox>
        )}
        <ul className={classes.assets}>
          {pool.kind !== 'token' && (
            <Asset
              label={pool.kind === 'nft' ? m.stakepage_kind_nft() : m.stakepage_kind_lp()}
              name={stakedToken.name}
              address={stakedToken.address}
            />
          )}
          {assets.map(({ address, symbol }) => (
            <Asset
              key={address}
              label={m.stakepage_asset_staked()}
              name={symbol}
              address={address}
              safety={safety}
            />
          ))}
          <Asset
            label={m.stakepage_asset_reward()}
            name={rewardToken.symbol}
            address={rewardToken.address}
            safety={safety}
          />
        </ul>
      </div>
    </Panel>
  )
}
