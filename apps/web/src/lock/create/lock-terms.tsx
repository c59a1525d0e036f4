import { Switch } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { AmountSection } from './amount-section.tsx'
import classes from './create.module.css'
import type { LockAsset, LockableAsset } from './lock-asset.ts'
import { LockAddressField } from './lock-field.tsx'
import { useFormChoice, useLockForm } from './lock-form-context.ts'
import type { SwitchField } from './lock-form-values.ts'
import { NftSection } from './nft-section.tsx'
import { ReleaseSection } from './release-section.tsx'
import { TimeSection } from './time-section.tsx'

interface LockSwitchProps {
  name: SwitchField
  label: string
  /** What the switch brings about, and for whom. */
  rule: string
}

/** A switch of the form with its consequence. */
function LockSwitch({ name, label, rule }: LockSwitchProps) {
  const { form, idOf } = useLockForm()
  return (
    <Switch
      key={form.key(name)}
      id={idOf(name)}
      label={label}
      description={rule}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
}

/** Who may withdraw, and what a lock may do beyond lying still. */
function OptionsSection({ facts }: { facts: LockableAsset }) {
  const isList = useFormChoice('entry') === 'list' && facts.kind !== 'nft'
  const isForever = useFormChoice('until') === 'forever'
  const mayMove = facts.kind !== 'nft' && (isList || !isForever)
  // Dividends of our own tokens would be lost to the vault that holds rebasing ones.
  const isForeign = facts.kind === 'token' && facts.templateId === undefined
  if (isList && !mayMove && !isForeign) return null
  return (
    <Panel title={isList ? m.lock_section_options_list() : m.lock_section_options()}>
      <div className={classes.stack}>
        {!isList && (
          <LockAddressField
            name="owner"
            label={m.lock_field_owner()}
            rule={m.lock_field_owner_rule()}
          />
        )}
        {mayMove && (
          <LockSwitch
            name="isMigratable"
            label={m.lock_field_migratable()}
            rule={m.lock_field_migratable_rule()}
          />
        )}
        {isForeign && (
          <LockSwitch
            name="isRebasing"
            label={m.lock_field_rebasing()}
            rule={m.lock_field_rebasing_rule()}
          />
        )}
        {facts.kind === 'token' && facts.mayRebase && (
          <NoticeBox tone="warn">{m.lock_hint_rebase()}</NoticeBox>
        )}
      </div>
    </Panel>
  )
}

/** The fields that apply to what the address is; loaded once that is known. */
export default function LockTerms({ asset }: { asset: Extract<LockAsset, { state: 'known' }> }) {
  const { address, facts } = asset
  const entry = useFormChoice('entry')
  const until = useFormChoice('until')
  const release = useFormChoice('release')
  const isNft = facts.kind === 'nft'
  const isList = entry === 'list' && !isNft
  const hasRelease = !isNft && !isList && until === 'date'
  return (
    <>
      {isNft ? <NftSection collection={address} facts={facts} /> : <AmountSection facts={facts} />}
      {!isList && <TimeSection isStepped={hasRelease && release === 'stepped'} />}
      {hasRelease && <ReleaseSection />}
      <OptionsSection facts={facts} />
    </>
  )
}
