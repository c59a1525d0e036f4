import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './create.module.css'
import type { AssetRefusal } from './lock-asset.ts'
import { LockAddressField } from './lock-field.tsx'
import { useFormChoice, useLockForm } from './lock-form-context.ts'

const AssetFacts = lazyPart(() => import('./asset-facts.tsx'))
const AssetSuggestions = lazyPart(() => import('./asset-suggestions.tsx'))

const refusals: Record<AssetRefusal, { title: () => string; text: () => string }> = {
  nothing: {
    title: m.error_Token_InfoNotFound,
    text: () => m.lock_asset_nothing_text({ chain: activeChain.name }),
  },
  'not-pair': {
    title: m.error_LiquidityLocker_NotLiquidityPool,
    text: m.lock_asset_not_pair_text,
  },
  'not-nft': { title: m.lock_asset_not_nft, text: m.lock_asset_not_nft_text },
}

function ExpectsField() {
  const { form, idOf } = useLockForm()
  const expects = useFormChoice('expects')
  return (
    <SegmentedControl
      id={idOf('expects')}
      className={classes.expects}
      aria-label={m.lock_field_expects()}
      value={expects}
      onChange={(value) => form.setFieldValue('expects', value)}
      data={[
        { value: 'any', label: m.lock_expects_any() },
        { value: 'pair', label: m.lock_expects_pair() },
        { value: 'nft', label: m.lock_expects_nft() },
      ]}
    />
  )
}

function AssetState() {
  const { asset } = useLockForm()
  switch (asset.state) {
    case 'empty':
      return (
        <LatePart>
          <AssetSuggestions />
        </LatePart>
      )
    case 'reading':
      return (
        <p className={classes.reading}>
          <Loader size={16} aria-hidden />
          {m.lock_asset_reading({ chain: activeChain.name })}
        </p>
      )
    case 'refused':
      return (
        <NoticeBox tone="bad" role="alert" title={refusals[asset.why].title()}>
          {refusals[asset.why].text()}
        </NoticeBox>
      )
    case 'unread':
      return (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={asset.retry}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.lock_asset_unread({ chain: activeChain.name })}
        </NoticeBox>
      )
    case 'known':
      return (
        <LatePart pending={<div className={classes.factsPending} />}>
          <AssetFacts address={asset.address} facts={asset.facts} />
        </LatePart>
      )
  }
}

/** What is locked: its address, and what the chain says it is. */
export function AssetSection() {
  return (
    <Panel title={m.lock_section_asset()} description={m.lock_section_asset_text()}>
      <div className={classes.stack}>
        <ExpectsField />
        <LockAddressField
          name="asset"
          withAsterisk
          label={m.lock_field_asset()}
          rule={m.lock_field_asset_rule()}
        />
        <div aria-live="polite">
          <AssetState />
        </div>
      </div>
    </Panel>
  )
}
