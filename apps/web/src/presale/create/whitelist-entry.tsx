import { Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { LineText } from '../../list-file/lazy-line-text.tsx'
import classes from './create.module.css'
import { isDirect, slotsAtMost } from './list-form.ts'
import { useFormChoice, usePresaleForm } from './presale-form-context.ts'
import type { Whitelist } from './use-whitelist.ts'

const CsvImport = lazyPart(() => import('./csv-import.tsx'))

/** Lines that are named one by one; more would bury the field. */
const NAMED = 5

const fields = { 1: 'tierOne', 2: 'tierTwo' } as const

function TierField({ tier, whitelist }: { tier: WhitelistLevel; whitelist: Whitelist }) {
  const { form, idOf } = usePresaleForm()
  const reading = useStore(whitelist.state, (state) => state.reading)
  const issues = reading?.issues.filter((issue) => issue.tier === tier) ?? []
  const count = reading?.entries.filter(({ level }) => level === tier).length ?? 0
  const field = fields[tier]
  const { error: _judgedApart, ...input } = form.getInputProps(field)
  return (
    <Textarea
      key={form.key(field)}
      id={idOf(field)}
      label={tier === 1 ? m.presale_field_tier_one() : m.presale_field_tier_two()}
      rows={6}
      resize="vertical"
      placeholder="0x…"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        count === 0
          ? m.presale_field_tier_rule()
          : m.presale_tier_count({ count: formatInteger(count) })
      }
      classNames={{ input: classes.list ?? '' }}
      error={
        issues.length > 0 && (
          <>
            {issues.slice(0, NAMED).map((issue) => (
              <span key={issue.line} className={classes.line}>
                <LineText issue={issue} />
              </span>
            ))}
            {issues.length > NAMED && (
              <span className={classes.line}>
                {m.presale_lines_more({ count: issues.length - NAMED })}
              </span>
            )}
          </>
        )
      }
      {...input}
    />
  )
}

function ListFormField({ count }: { count: number }) {
  const { form } = usePresaleForm()
  const chosen = useFormChoice('listForm')
  const isSlots = isDirect(chosen, count)
  return (
    <ChoiceCards
      label={m.presale_field_list_form()}
      value={isSlots ? 'slots' : 'root'}
      onChange={(value) => form.setFieldValue('listForm', value)}
      choices={[
        {
          value: 'slots',
          title: m.presale_list_slots(),
          text: m.presale_list_slots_text(),
          isDisabled: count > slotsAtMost,
          ...(count > slotsAtMost && {
            note: m.presale_list_slots_many({ max: formatInteger(slotsAtMost) }),
          }),
        },
        { value: 'root', title: m.presale_list_root(), text: m.presale_list_root_text() },
      ]}
    />
  )
}

/** The wallets of both tiers: typed, pasted or imported, checked line by line. */
export default function WhitelistEntry({ whitelist }: { whitelist: Whitelist }) {
  const { progress, reading } = useStore(whitelist.state)
  const count = reading?.entries.length ?? 0
  return (
    <div className={classes.stack}>
      <div className={classes.equal}>
        <TierField tier={1} whitelist={whitelist} />
        <TierField tier={2} whitelist={whitelist} />
      </div>
      <p className={classes.muted} aria-live="polite">
        {progress !== undefined &&
          m.presale_list_reading({ percent: formatInteger(Math.round(progress * 100)) })}
        {progress === undefined &&
          reading !== undefined &&
          reading.repeated > 0 &&
          m.presale_list_repeated({ count: formatInteger(reading.repeated) })}
      </p>
      <LatePart>
        <CsvImport whitelist={whitelist} />
      </LatePart>
      {count > 0 && <ListFormField count={count} />}
    </div>
  )
}
