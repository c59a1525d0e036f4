import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressInput } from '@slipway/ui/address-input'
import { NoticeBox } from '@slipway/ui/notice-box'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import type { TransactionKind } from '../transaction/transaction-kind.ts'
import classes from './action-form.module.css'
import { ActionRow } from './action-row.tsx'
import type { FormContext } from './form-context.ts'
import { type FormResult, isSameReading } from './form-result.ts'
import { PlanRefused } from './plan-refused.ts'
import { useActionForm } from './use-action-form.ts'
import { isKept } from './use-kept-state.ts'
import { useNewest } from './use-newest.ts'
import { useOpenReview } from './use-open-review.ts'

/** A field of an action's form. */
export interface ActionField<Field extends string> {
  name: Field
  label: string
  /** The rule that the value keeps, in plain words. */
  rule: string
  /** Unit behind the value. */
  unit?: string
  kind?: 'number' | 'address' | 'lines' | 'text' | 'time'
  /** Lines that are read, not compared. */
  isProse?: boolean
}

interface ActionFormProps<Field extends string, Params> {
  act: FormContext
  kind: TransactionKind
  /** Tells forms of one kind apart. */
  id?: string
  title: string
  text: string
  current?: ReactNode
  tone?: 'plain' | 'final'
  /** What opens the form, as a verb; "Change" by default. */
  open?: string
  fields?: readonly ActionField<Field>[]
  initial: Readonly<Record<Field, string>>
  read: (values: Readonly<Record<Field, string>>) => FormResult<Field, Params>
  /** May ask the chain first, what is still missing for example. */
  plan: (params: Params) => ShownPlan | Promise<ShownPlan>
  /** What the transaction would change, while its form is being filled in. */
  preview?: (params: Params) => ReactNode
  /** What can never be undone: asks for a tick first. */
  finality?: string
  /** Fields that are no lines of text. */
  extra?: ReactNode
  /** Opens the review; a form of its own may ask something before. */
  onValid?: (open: () => void, params: Params) => void
  submit?: string
  /** What may come after it, once it is done. */
  next?: ReactNode
  /** Whether the form stands open from the start. */
  isOpened?: boolean
  /** A name under which a reload finds what was typed, and the form open. */
  kept?: string
  /** `initial`, and what else is entered, is how it stands: what is the same again changes nothing, and is not sent. */
  isSetting?: boolean
  /** The transaction itself bounds what may move until it is mined: its review is signed as it was made. */
  isBounded?: true
}

function Input<Field extends string>({
  field,
  inputProps,
}: {
  field: ActionField<Field>
  inputProps: ReturnType<typeof useActionForm<Field, unknown>>['inputProps']
}) {
  const { name, label, rule, unit, kind = 'text', isProse = false } = field
  const common = { label, description: rule, ...inputProps(name) }
  if (kind === 'lines')
    return (
      <Textarea
        autosize
        minRows={4}
        maxRows={12}
        className={isProse ? classes.wide : undefined}
        classNames={isProse ? {} : { input: classes.mono }}
        {...common}
      />
    )
  const Line = kind === 'address' ? AddressInput : TextInput
  return (
    <Line
      type={kind === 'time' ? 'datetime-local' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      classNames={kind === 'address' ? { input: classes.mono ?? '' } : {}}
      rightSectionWidth={unit ? 24 + unit.length * 9 : undefined}
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
      {...common}
    />
  )
}

/** An action as a row with a form: labelled fields, rules, preview, tick where it is final, review. */
export function ActionForm<Field extends string, Params>(props: ActionFormProps<Field, Params>) {
  const { act, kind, title, text, current, tone, fields = [], preview, finality } = props
  const [isAgreed, setAgreed] = useState(false)
  const opening = useOpenReview(act)
  const newest = useNewest(props)
  const [wasSame, setWasSame] = useState(false)
  const isSame = (params: Params) =>
    props.isSetting === true && isSameReading(props.read(props.initial), params)
  const form = useActionForm<Field, Params>(
    act.token,
    props.initial,
    props.read,
    (params) => {
      const { values } = form
      setWasSame(isSame(params))
      if (isSame(params)) return
      const renew = () => {
        const { read, plan } = newest.current
        const reading = read(values)
        if (!reading.ok) throw new PlanRefused(m.transaction_outdated_title())
        return plan(reading.params)
      }
      const open = () => opening.open(() => props.plan(params), props.isBounded ? undefined : renew)
      if (props.onValid) props.onValid(open, params)
      else open()
    },
    act.currency,
    props.kept,
  )
  const { reading } = form
  const done = act.doneOf(props.id ?? kind)
  const startAgain = useNewest(() => {
    setAgreed(false)
    form.reset()
  })
  // What was sent is not offered a second time, neither what was typed nor the tick.
  useEffect(() => {
    if (done !== null) startAgain.current()
  }, [done, startAgain])
  const wasKept = props.kept !== undefined && isKept(props.kept)
  return (
    <ActionRow
      title={title}
      text={text}
      current={current}
      {...(tone && { tone })}
      {...((props.isOpened || wasKept) && { isOpened: true })}
      open={props.open ?? m.console_row_change()}
      done={done}
      next={props.next}
      onAgain={() => {
        act.clearDone()
        startAgain.current()
      }}
    >
      <form noValidate className={classes.form} onSubmit={form.onSubmit} {...opening.entry}>
        <div className={classes.fields} data-count={fields.length}>
          {fields.map((field) => (
            <Input key={field.name} field={field} inputProps={form.inputProps} />
          ))}
        </div>
        {props.extra}
        {preview && reading.ok && (
          <div className={classes.preview} role="status">
            {preview(reading.params)}
          </div>
        )}
        {finality && (
          <>
            <NoticeBox tone="final">{finality}</NoticeBox>
            <Checkbox
              label={m.console_final_agree()}
              checked={isAgreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
          </>
        )}
        {wasSame && reading.ok && isSame(reading.params) && (
          <NoticeBox tone="warn" role="alert">
            {m.console_row_same()}
          </NoticeBox>
        )}
        {opening.problem && (
          <NoticeBox tone="warn" role="alert">
            {opening.problem}
          </NoticeBox>
        )}
        <Button
          type="submit"
          className={classes.submit}
          loading={opening.isPreparing}
          color={finality ? 'red' : undefined}
          disabled={finality !== undefined && !isAgreed}
        >
          {props.submit ?? m.token_console_review()}
        </Button>
      </form>
    </ActionRow>
  )
}
