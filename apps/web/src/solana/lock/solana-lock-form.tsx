import { Button, TextInput } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { readSolanaLockDraft } from '@slipway/sdk/solana/lock/read-solana-lock-draft'
import type { SolanaLockField } from '@slipway/sdk/solana/lock/solana-lock-schema'
import type { SolanaLockDraft } from '@slipway/sdk/solana/lock/types'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { FormProblem, FormResult } from '../../action/form-result.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { useKeptState } from '../../action/use-kept-state.ts'
import { heldAmountRule } from '../../form/held-amount-rule.ts'
import { localZone, readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { onEntry } from '../../form/on-entry.ts'
import { scheduleText } from '../../form/schedule-text.ts'
import classes from '../console/console.module.css'
import { describeTax } from '../network/describe-tax.ts'
import { ScaledNotice } from '../network/scaled-notice.tsx'
import { LockTermsFields, type Release } from './lock-terms-fields.tsx'
import { symbolOf } from './lock-texts.ts'

type Field =
  | 'amount'
  | 'owner'
  | 'unlockAt'
  | 'cliffAt'
  | 'firstPercent'
  | 'cyclePercent'
  | 'cycleDays'
type Values = Readonly<Record<Field, string>>

interface SolanaLockFormProps {
  chain: SolanaChainDefinition
  token: LockToken
  account: string
  held: bigint
  now: number
  /** Another lock of this account is not in a block yet. */
  isUnderway: boolean
  isPreparing: boolean
  problem: string | undefined
  /** Told when something in the form was changed. */
  onEntry: () => void
  onReview: (draft: SolanaLockDraft) => void
  /** Under this name a reload finds what was entered. */
  kept: string
}

interface Choices {
  readonly release: Release
  readonly until: 'date' | 'forever'
}

const usualChoices: Choices = { release: 'once', until: 'date' }

const taxTexts = ({ transferFeeBps }: LockToken) => ({
  open: transferFeeBps > 0 ? m.solana_lock_taxed : () => m.solana_lock_untaxed_now(),
  fixed: m.solana_lock_taxed_fixed,
})

const usualSeconds = 180 * 86_400
const secondsOf = (text: string) => {
  if (text === '') return ''
  const seconds = readLocalInput(text)
  return seconds === undefined ? text : String(seconds)
}

/** Amount, owner and terms of a lock, judged by the rules of the program. */
export default function SolanaLockForm(props: SolanaLockFormProps) {
  const { chain, token, account, held, now, isUnderway, isPreparing, problem, onReview } = props
  const [{ release, until }, choose] = useKeptState(`${props.kept}.choices`, usualChoices)
  const setRelease = (next: Release) => choose((before) => ({ ...before, release: next }))
  const isForever = until === 'forever'
  const symbol = symbolOf(token)
  const balance = formatAmount(held, token.decimals, { symbol })
  const readDraft = (values: Values) =>
    readSolanaLockDraft(
      {
        ...values,
        unlockAt: secondsOf(values.unlockAt),
        cliffAt: secondsOf(values.cliffAt),
        ...{ isForever, release: isForever ? 'once' : release },
      },
      { ...token, now },
    )
  const read = (values: Values): FormResult<Field, SolanaLockDraft> => {
    const reading = readDraft(values)
    if (reading.ok && reading.draft.amount > held)
      return {
        ok: false,
        problems: {
          amount: { code: 'InsufficientBalance', text: m.token_burn_too_much({ balance }) },
        },
      }
    if (reading.ok) return { ok: true, params: reading.draft }
    return { ok: false, problems: problemsOf(reading.issues) }
  }
  const form = useActionForm<Field, SolanaLockDraft>(
    { symbol, decimals: token.decimals },
    {
      ...{ amount: '', owner: account, cliffAt: '', firstPercent: '0' },
      unlockAt: toLocalInput(now + usualSeconds),
      ...{ cyclePercent: '10', cycleDays: '30' },
    },
    read,
    onReview,
    undefined,
    props.kept,
  )
  // Its dates are shown whatever the amount and the owner are.
  const dated = readDraft({ ...form.values, amount: '1', owner: account })
  return (
    <form
      noValidate
      className={classes.column}
      onSubmit={form.onSubmit}
      {...onEntry(props.onEntry)}
    >
      <Panel
        title={m.lock_section_amount()}
        description={heldAmountRule(held, { symbol, decimals: token.decimals })}
      >
        <div className={classes.stack}>
          <ScaledNotice token={token} />
          {describeTax(token, taxTexts(token)).map((text) => (
            <NoticeBox key={text} tone="warn">
              {text}
            </NoticeBox>
          ))}
          <TextInput
            label={m.lock_field_amount()}
            withAsterisk
            inputMode="decimal"
            {...form.inputProps('amount')}
          />
          <TextInput
            label={m.lock_field_owner()}
            description={
              isForever ? m.solana_lock_owner_rule_forever() : m.solana_lock_owner_rule()
            }
            withAsterisk
            {...form.inputProps('owner')}
          />
        </div>
      </Panel>
      <Panel title={m.lock_section_time()} description={m.lock_section_time_text()}>
        <div className={classes.stack}>
          <ChoiceCards<'date' | 'forever'>
            label={m.lock_field_until()}
            value={until}
            onChange={(next) => choose((before) => ({ ...before, until: next }))}
            choices={[
              { value: 'date', title: m.lock_until_date(), text: m.lock_until_date_text() },
              {
                value: 'forever',
                title: m.lock_until_forever(),
                text: m.lock_until_forever_text(),
              },
            ]}
          />
          {isForever && (
            <NoticeBox tone="final" title={m.lock_forever_title()}>
              {m.lock_forever_text()}
            </NoticeBox>
          )}
          {!isForever && release !== 'stepped' && (
            <TextInput
              type="datetime-local"
              label={m.lock_field_unlock()}
              description={m.lock_field_unlock_rule({ zone: localZone() })}
              withAsterisk
              {...form.inputProps('unlockAt')}
            />
          )}
        </div>
      </Panel>
      {!isForever && (
        <LockTermsFields
          release={release}
          setRelease={setRelease}
          inputProps={form.inputProps}
          draft={dated.ok ? dated.draft : undefined}
          now={now}
        />
      )}
      {problem && (
        <NoticeBox tone="warn" role="alert">
          {problem}
        </NoticeBox>
      )}
      <Button type="submit" className={classes.submit} loading={isPreparing} disabled={isUnderway}>
        {m.solana_lock_submit()}
      </Button>
      <p className={classes.muted}>{m.solana_lock_cost({ chain: chain.name })}</p>
    </form>
  )
}

const fields: readonly SolanaLockField[] = [
  'amount',
  'owner',
  'unlockAt',
  'cliffAt',
  'firstPercent',
  'cyclePercent',
  'cycleDays',
]

const addressText = (code: string) =>
  code === 'SolanaInput_OffCurve' ? m.solana_issue_off_curve() : m.solana_issue_address()

/** Issues by the fields of the form; one of none of them stands at the unlock time. */
function problemsOf(
  issues: Extract<ReturnType<typeof readSolanaLockDraft>, { ok: false }>['issues'],
): Readonly<Partial<Record<Field, FormProblem>>> {
  return Object.fromEntries(
    issues.map(({ field, code, args }) => {
      const text = code.startsWith('SolanaInput') ? addressText(code) : scheduleText(field, code)
      return [
        fields.includes(field as SolanaLockField) ? field : 'unlockAt',
        text === undefined ? { code, args } : { code, text },
      ]
    }),
  )
}
