import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './create.module.css'
import { PoolAddressField } from './pool-field.tsx'
import { usePoolForm } from './pool-form-context.ts'
import type { FormToken, StakedFacts, TokenRefusal } from './pool-tokens.ts'

const TokenFacts = lazyPart(() => import('./token-facts.tsx'))

const refusals: Record<TokenRefusal, { title: () => string; text: () => string }> = {
  nothing: {
    title: m.error_Token_InfoNotFound,
    text: () => m.lock_asset_nothing_text({ chain: activeChain.name }),
  },
  'nft-reward': { title: m.stakemake_reward_nft, text: m.stakemake_reward_nft_text },
}

function TokenState({ token }: { token: FormToken<StakedFacts> }) {
  const chain = activeChain.name
  switch (token.state) {
    case 'empty':
      return null
    case 'reading':
      return (
        <p className={classes.reading}>
          <Loader size={16} aria-hidden />
          {m.lock_asset_reading({ chain })}
        </p>
      )
    case 'refused':
      return (
        <NoticeBox tone="bad" role="alert" title={refusals[token.why].title()}>
          {refusals[token.why].text()}
        </NoticeBox>
      )
    case 'unread':
      return (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={token.retry}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.lock_asset_unread({ chain })}
        </NoticeBox>
      )
    case 'known':
      return (
        <LatePart pending={<div className={classes.factsPending} />}>
          <TokenFacts address={token.address} facts={token.facts} />
        </LatePart>
      )
  }
}

/** What is staked and what is paid for it: addresses, and what the chain says they are. */
export function TokenSection() {
  const { tokens } = usePoolForm()
  return (
    <Panel title={m.stakemake_section_tokens()} description={m.stakemake_section_tokens_text()}>
      <div className={classes.stack}>
        <PoolAddressField
          name="stakedToken"
          withAsterisk
          label={m.stakemake_field_staked()}
          rule={m.stakemake_field_staked_rule()}
        />
        <div aria-live="polite">
          <TokenState token={tokens.staked} />
        </div>
        <PoolAddressField
          name="rewardToken"
          withAsterisk
          label={m.stakemake_field_reward()}
          rule={m.stakemake_field_reward_rule()}
        />
        <div aria-live="polite">
          <TokenState token={tokens.reward} />
        </div>
      </div>
    </Panel>
  )
}
