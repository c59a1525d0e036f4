import { Button, Checkbox, Textarea } from '@mantine/core'
import type { ActKind, Webhook } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { TextField } from '@slipway/ui/text-field'
import { activeChain } from '../core/active-chain.ts'
import { actFeatures } from '../stats/act-features.ts'
import { actTexts, featureTexts } from '../stats/act-labels.ts'
import { type NamedSecret, type Scope, useWebhookForm } from './use-webhook-form.ts'
import { kindsOfFeature } from './webhook-labels.ts'
import classes from './webhooks.module.css'

function Kinds({
  chosen,
  onToggle,
}: {
  chosen: readonly ActKind[]
  onToggle: (kind: ActKind) => void
}) {
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{m.webhooks_field_kinds()}</legend>
      <p className={classes.quiet}>{m.webhooks_field_kinds_rule()}</p>
      <div className={classes.groups}>
        {actFeatures.map((feature) => (
          <div key={feature} className={classes.group}>
            <span className={classes.groupname}>{featureTexts[feature]()}</span>
            {kindsOfFeature[feature].map((kind) => (
              <Checkbox
                key={kind}
                label={actTexts[kind]()}
                checked={chosen.includes(kind)}
                onChange={() => onToggle(kind)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface WebhookFormProps {
  /** The one that is changed; undefined: a new one. */
  known?: Webhook
  onDone: (made: NamedSecret | undefined) => void
  onCancel?: () => void
}

/** Where a webhook is sent and what it listens to. */
export function WebhookForm({ known, onDone, onCancel }: WebhookFormProps) {
  const { form, chosen, toggle, isBusy, problem, entry } = useWebhookForm(known, onDone)
  const scopes: { value: Scope; title: string; text: string }[] = [
    {
      value: 'here',
      title: activeChain.name,
      text: m.webhooks_scope_here_text({ chain: activeChain.name }),
    },
    { value: 'all', title: m.webhooks_scope_all(), text: m.webhooks_scope_all_text() },
  ]
  const isKept = form.values.scope === 'kept'
  if (known && isKept) {
    const count = known.chainIds.length
    const text = m.webhooks_scope_kept_text({ count: formatInteger(count) })
    scopes.push({ value: 'kept', title: m.webhooks_scope_kept(), text })
  }
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...entry}>
      <TextField
        label={m.webhooks_field_label()}
        rule={m.webhooks_field_label_rule()}
        {...form.inputProps('label')}
      />
      <TextField
        type="url"
        inputMode="url"
        label={m.webhooks_field_url()}
        rule={m.webhooks_field_url_rule()}
        {...form.inputProps('url')}
      />
      <ChoiceCards<Scope>
        label={m.webhooks_field_chains()}
        value={form.values.scope as Scope}
        onChange={(to) => form.set('scope', to)}
        choices={scopes}
      />
      <Kinds chosen={chosen} onToggle={toggle} />
      <Textarea
        rows={3}
        resize="vertical"
        label={m.webhooks_field_addresses()}
        description={m.webhooks_field_addresses_rule()}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...form.inputProps('addresses')}
      />
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {known ? m.webhooks_save() : m.webhooks_create()}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {m.shell_cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}
