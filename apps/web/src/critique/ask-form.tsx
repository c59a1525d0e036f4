import { Button, Textarea } from '@mantine/core'
import type { Critique } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { activeChain } from '../core/active-chain.ts'
import { localZone } from '../form/local-time.ts'
import classes from './critique.module.css'
import { visibilities } from './critique-labels.ts'
import { type AskField, useAskForm } from './use-ask-form.ts'

type Visibility = Critique['visibility']
type Form = ReturnType<typeof useAskForm>['form']

function Lines({
  form,
  name,
  label,
  rule,
  rows = 4,
}: {
  form: Form
  name: AskField
  label: string
  rule: string
  rows?: number
}) {
  return (
    <Textarea
      rows={rows}
      resize="vertical"
      label={label}
      description={rule}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...form.inputProps(name)}
    />
  )
}

function What({ form }: { form: Form }) {
  const rule = m.critique_field_time_rule({ zone: localZone() })
  return (
    <>
      <TextField
        label={m.critique_field_contract()}
        rule={m.critique_field_contract_rule({ chain: activeChain.name })}
        {...form.inputProps('contract')}
      />
      <TextField
        label={m.critique_field_title()}
        rule={m.critique_field_title_rule()}
        {...form.inputProps('title')}
      />
      <div className={classes.pair}>
        <TextField
          type="datetime-local"
          label={m.critique_field_starts()}
          rule={rule}
          {...form.inputProps('startsAt')}
        />
        <TextField
          type="datetime-local"
          label={m.critique_field_ends()}
          rule={rule}
          {...form.inputProps('endsAt')}
        />
      </div>
      <Lines
        form={form}
        name="goal"
        label={m.critique_field_goal()}
        rule={m.critique_field_goal_rule()}
      />
      <Lines
        form={form}
        name="standard"
        label={m.critique_field_standard()}
        rule={m.critique_field_standard_rule()}
      />
    </>
  )
}

function Who({ form }: { form: Form }) {
  return (
    <>
      <Lines
        form={form}
        name="critics"
        rows={5}
        label={m.critique_field_critics()}
        rule={m.critique_field_critics_rule()}
      />
      <div className={classes.pair}>
        <TextField
          isOptional
          label={m.critique_field_client()}
          rule={m.critique_field_client_rule()}
          {...form.inputProps('client')}
        />
        <TextField
          isOptional
          inputMode="numeric"
          label={m.critique_field_weight()}
          rule={m.critique_field_weight_rule()}
          {...form.inputProps('weight')}
        />
      </div>
      <ChoiceCards<Visibility>
        label={m.critique_field_visibility()}
        value={form.values.visibility as Visibility}
        onChange={(to) => form.set('visibility', to)}
        choices={Object.entries(visibilities).map(([value, { name, text }]) => ({
          value: value as Visibility,
          title: name(),
          text: text(),
        }))}
      />
    </>
  )
}

/** Title, time, goal, measure, client, critics, weight, and who sees it (specification, section 2, basic form; ADR 0198). */
export function AskForm({ contract }: { contract: string }) {
  const { form, isBusy, problem, entry, isDone } = useAskForm(contract)
  return (
    <Panel title={m.critique_form_title()} description={m.critique_form_text()}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit} {...entry}>
        <What form={form} />
        <Who form={form} />
        {problem && (
          <NoticeBox tone="bad" role="alert">
            {problem}
          </NoticeBox>
        )}
        {isDone && (
          <NoticeBox tone="good" role="status">
            {m.critique_ask_done()}
          </NoticeBox>
        )}
        <Button type="submit" loading={isBusy} className={classes.submit}>
          {m.critique_ask()}
        </Button>
      </form>
    </Panel>
  )
}
